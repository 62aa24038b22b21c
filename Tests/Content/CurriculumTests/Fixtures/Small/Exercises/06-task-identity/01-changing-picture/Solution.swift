struct ProfilePicture { let height = 0 }
