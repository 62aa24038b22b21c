import Workshop

package enum LabFault: Error, CustomStringConvertible {
    /// The files could not be built. The associated values of `notBuilt` are the error message and the result of the
    /// build.
    case notBuilt(String, BuildResult)
    /// The files have no view to show, or the person chose none of several views. The associated value of
    /// `nothingToShow` is the message.
    case nothingToShow(String)

    package var description: String {
        switch self {
        case .notBuilt(let words, _), .nothingToShow(let words): words
        }
    }
}
