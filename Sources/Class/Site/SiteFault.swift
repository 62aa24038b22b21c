/// Why the pages of a class cannot be written. The result files with the grades do not depend on the pages.
public struct SiteFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ fact: String) {
        description = "\(fact) The course wrote all grades; only the web pages are missing."
    }
}
