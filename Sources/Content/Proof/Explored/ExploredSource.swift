import Curriculum

/// An answer that is explored, and whether stories should find nothing in it.
struct ExploredSource: Sendable {
    let exercise: Exercise
    let source: SourceFile
    let isRight: Bool

    /// Each answer of an exercise that its author declares to be right or wrong.
    static func all(of exercise: Exercise) -> [ExploredSource] {
        ProvenAnswer.all(of: exercise).filter { $0.role != .starter }.map {
            ExploredSource(exercise: exercise, source: $0.source, isRight: $0.isRight)
        }
    }
}
