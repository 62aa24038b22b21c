struct ProfilePicture {}
