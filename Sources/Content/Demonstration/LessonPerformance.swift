import Curriculum

/// The results of a lesson's programs and runs.
public struct LessonPerformance: Sendable {
    public let lesson: Lesson
    /// The results by the run's name. A run is missing if its program does not compile or the run has no single
    /// answer.
    public internal(set) var results: [String: RunResult] = [:]
    /// Mistakes in the lesson, for its author.
    public internal(set) var problems: [CurriculumProblem] = []

    /// A part of the page, ready to show.
    public enum Passage: Sendable {
        /// Markdown that already contains the measured numbers.
        case prose(String)
        case run(RunResult)
    }

    /// The parts of the page in order. Each place in the text that refers to a measurement without a run adds a problem.
    public var page: (passages: [Passage], problems: [CurriculumProblem]) {
        var substitution = Substitution(results)
        let passages = lesson.passages.compactMap { passage -> Passage? in
            switch passage {
            case .prose(let text, let line):
                .prose(substitution.text(text, file: lesson.file, firstLine: line))
            case .run(let run): results[run.name].map { .run($0) }
            }
        }
        return (passages, substitution.problems)
    }
}
