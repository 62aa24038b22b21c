import Curriculum

/// The results of a lesson's programs and runs.
public struct LessonPerformance: Sendable {
    public let lesson: Lesson
    /// The result of each run, by the run's name; missing if the program does not compile or the run has no single
    /// answer.
    public internal(set) var results: [String: RunResult] = [:]
    public internal(set) var problems: [CurriculumProblem] = []

    public enum Passage: Sendable {
        /// A text in Markdown that already contains the measured numbers.
        case prose(String)
        case run(RunResult)
    }

    /// The parts of the lesson's page, in order. A placeholder for a run that does not exist is returned as a problem.
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
