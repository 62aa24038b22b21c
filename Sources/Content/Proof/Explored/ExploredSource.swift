import Curriculum

struct ExploredSource: Sendable {
    let exercise: Exercise
    let source: SourceFile
    let isRight: Bool

    static func all(of exercise: Exercise) -> [ExploredSource] {
        ProvenAnswer.all(of: exercise).filter { $0.role != .starter }.map {
            ExploredSource(exercise: exercise, source: $0.source, isRight: $0.isRight)
        }
    }
}
