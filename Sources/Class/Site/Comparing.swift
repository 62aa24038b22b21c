import Wire

/// Fingerprints sources, so that `AlikeSearch` can compare them.
///
/// Fingerprinting starts processes. The module Site starts no process, so its caller passes a closure that fingerprints
/// sources.
public struct Comparing: Sendable {
    public typealias Marks = @Sendable ([String]) throws -> [[TokenMark]?]
    /// The closure that returns the fingerprints of each source, or nil for a source that cannot be parsed.
    let marks: Marks
    /// The source of each exercise's starter, by the exercise's id.
    let starters: [String: String]

    public init(starters: [String: String], marks: @escaping Marks) {
        (self.starters, self.marks) = (starters, marks)
    }
}
