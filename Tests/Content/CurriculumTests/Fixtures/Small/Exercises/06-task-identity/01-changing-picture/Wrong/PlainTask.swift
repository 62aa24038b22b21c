// earns: missed-fetch, wrong-screen
// looks right in: slow-picture
// at: struct ProfilePicture {}
// The task has no id, so another size
// never loads.
struct ProfilePicture {}
