/// Why the lab could not begin.
enum LabFault: Error, CustomStringConvertible {
    /// The files did not become an app; in words.
    case notBuilt(String)
    /// The files have nothing to put on screen, or several things of which none was chosen; in words.
    case nothingToShow(String)

    var description: String {
        switch self {
        case .notBuilt(let words), .nothingToShow(let words): words
        }
    }
}
