import Curriculum

/// The results of a lesson's programs and runs.
public struct LessonPerformance: Sendable {
    public let lesson: Lesson
    /// The results by the runs' names. The results lack a run if its program does not compile or if the run has no single
    /// answer.
    public internal(set) var results: [String: RunResult] = [:]
    /// Mistakes in the lesson, for its author.
    public internal(set) var problems: [CurriculumProblem] = []

    /// A part of the lesson's page, ready to show.
    public enum Passage: Sendable {
        /// A text in Markdown that already contains the measured numbers.
        case prose(String)
        case run(RunResult)
    }

    /// The parts of the lesson's page, in order. Each placeholder whose run does not exist becomes a problem.
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
