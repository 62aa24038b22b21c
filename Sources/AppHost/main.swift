// The child that runs one app.
