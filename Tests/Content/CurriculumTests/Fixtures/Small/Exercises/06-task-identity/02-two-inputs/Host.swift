struct Host {}
