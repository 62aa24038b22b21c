/// An app that a learner's scenario is played with: one that behaves, or one of which we know what it does wrong.
public struct ExerciseApp: Hashable, Sendable {
    /// The file's name without its ending.
    public let name: String
    public let source: SourceFile
    /// What is wrong with it, in one sentence; empty for the right one.
    public let does: String
    public let isRight: Bool

    public init(name: String, source: SourceFile, does: String, isRight: Bool) {
        self.name = name
        self.source = source
        self.does = does
        self.isRight = isRight
    }
}
