import Curriculum

/// The results of a lesson's programs and runs. They last as long as the page that shows them.
public struct LessonPerformance: Sendable {
    public let lesson: Lesson
    /// By the run's name. A run is missing if its program does not compile or it has no single answer.
    public internal(set) var results: [String: RunResult] = [:]
    /// For the lesson's author.
    public internal(set) var problems: [CurriculumProblem] = []

    /// A part of the page as it is read.
    public enum Passage: Sendable {
        /// Markdown, with the numbers in it.
        case prose(String)
        case run(RunResult)
    }

    /// The page in its order, and a problem for each measurement that its text asks for and no run has.
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
