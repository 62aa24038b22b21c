import Curriculum

/// What came of a lesson's programs and runs. It lasts as long as the page that shows it.
public struct LessonPerformance: Sendable {
    public let lesson: Lesson
    /// By the run's name; a run is missing if its program does not compile or its answer is not one.
    public internal(set) var results: [String: RunResult] = [:]
    /// For the lesson's author.
    public internal(set) var problems: [CurriculumProblem] = []

    /// A stretch of the page as it is read.
    public enum Passage: Sendable {
        /// Markdown, with the numbers in it.
        case prose(String)
        case run(RunResult)
    }

    /// The page in its order, and what its text asks for in vain.
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
