struct Feed {}
