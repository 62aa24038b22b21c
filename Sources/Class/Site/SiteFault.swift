/// Why the pages of a class cannot be written. The grades are complete anyway.
public struct SiteFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ fact: String) { description = "\(fact) The grades are written; only their pages are not." }
}
