/// The files that routes can reply with.
///
/// An exercise keeps its files in a dictionary. The lab looks for a file when a `route` line names it.
public protocol FixtureShelf {
    func bytes(of name: String) throws(FixtureFault) -> [UInt8]
}

/// The reason why a `route` line cannot reply with a file.
public struct FixtureFault: Error, Hashable, Sendable {
    /// A reason such as `the exercise has no file "a.json" for a response`.
    public var reason: String
    public var candidates: [String]

    public init(_ reason: String, candidates: [String] = []) {
        (self.reason, self.candidates) = (reason, candidates)
    }
}

extension [String: [UInt8]]: FixtureShelf {
    public func bytes(of name: String) throws(FixtureFault) -> [UInt8] {
        guard let bytes = self[name] else {
            throw FixtureFault(
                "the exercise has no file \"\(name)\" for a response", candidates: keys.sorted())
        }
        return bytes
    }
}
