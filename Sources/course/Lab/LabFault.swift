/// Files that did not become an app, and why.
struct NotBuilt: Error, CustomStringConvertible { let description: String }

/// Nothing in the files could be put on screen, or several things could and none was chosen.
struct NothingToShow: Error, CustomStringConvertible { let description: String }
