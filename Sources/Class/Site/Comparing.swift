import Wire

/// Marks sources, and knows what each exercise began with. Where it lives there are processes; here there are none.
public struct Comparing: Sendable {
    public typealias Marks = @Sendable ([String]) throws -> [[TokenMark]?]
    /// The marks of each source, or nil for one that could not be read.
    let marks: Marks
    /// By the id of the exercise.
    let starters: [String: String]

    public init(starters: [String: String], marks: @escaping Marks) {
        (self.starters, self.marks) = (starters, marks)
    }
}
