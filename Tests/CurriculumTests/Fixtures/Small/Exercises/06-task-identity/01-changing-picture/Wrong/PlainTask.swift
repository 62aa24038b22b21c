// earns: missed-fetch, wrong-screen
struct ProfilePicture {}
