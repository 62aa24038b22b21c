/// Why the pages of a class cannot be written. A fault of the web pages does not affect the result files
/// with the grades.
public struct SiteFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ fact: String) {
        description = "\(fact) The course wrote all grades; only the web pages are missing."
    }
}
