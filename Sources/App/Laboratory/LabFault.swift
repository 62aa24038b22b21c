import Workshop

/// Why the lab could not begin.
package enum LabFault: Error, CustomStringConvertible {
    /// The files did not become an app; in words, and as it was.
    case notBuilt(String, BuildResult)
    /// The files have nothing to put on screen, or several things of which none was chosen; in words.
    case nothingToShow(String)

    package var description: String {
        switch self {
        case .notBuilt(let words, _), .nothingToShow(let words): words
        }
    }
}
