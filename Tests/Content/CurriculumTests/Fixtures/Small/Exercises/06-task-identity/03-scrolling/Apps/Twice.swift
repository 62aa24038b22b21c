// does: It loads each row twice.
struct Feed {}
