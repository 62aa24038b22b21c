// earns: missed-fetch, wrong-screen
// looks right in: slow-picture
struct ProfilePicture {}
