/// The files that routes may reply with.
///
/// An exercise has them at hand, by name. A lab looks for a file when a `route` line names it.
public protocol FixtureShelf {
    func bytes(of name: String) throws(FixtureFault) -> [UInt8]
}

/// Why a route cannot reply with a file.
public struct FixtureFault: Error, Hashable, Sendable {
    /// `there is no file "a.json" to reply with`
    public var reason: String
    /// The names of files that are there.
    public var candidates: [String]

    public init(_ reason: String, candidates: [String] = []) {
        (self.reason, self.candidates) = (reason, candidates)
    }
}

extension [String: [UInt8]]: FixtureShelf {
    public func bytes(of name: String) throws(FixtureFault) -> [UInt8] {
        guard let bytes = self[name] else {
            throw FixtureFault("there is no file \"\(name)\" to reply with", candidates: keys.sorted())
        }
        return bytes
    }
}
