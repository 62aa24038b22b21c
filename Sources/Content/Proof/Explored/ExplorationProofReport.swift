import Curriculum

/// In how many wrong answers the explorer finds a fault, and in how many right answers it reports a false fault.
public struct ExplorationProofReport: Sendable, Encodable {
    public struct ExerciseReport: Sendable, Encodable {
        public let id: String
        public let number: String
        public let answers: [ExploredAnswer]

        init(_ exercise: Exercise, _ answers: [ExploredAnswer]) {
            id = exercise.id
            number = exercise.number.description
            self.answers = answers
        }

        public var right: [ExploredAnswer] { answers.filter(\.isRight) }
        public var wrong: [ExploredAnswer] { answers.filter { !$0.isRight } }
        /// The number of wrong answers in which the explorer finds a fault: `22 of 25`.
        public var score: String { "\(wrong.count(where: \.isAsDeclared)) of \(wrong.count)" }
        /// True if the explorer could explore every answer and reports no fault in a right answer. `holds` does not
        /// require that the explorer finds a fault in every wrong answer.
        public var holds: Bool { right.allSatisfy(\.isAsDeclared) && wrong.allSatisfy { $0.obstacle == nil } }
    }

    public let version = 1
    /// The number of stories for each right answer; the exploration of a wrong answer ended at its first finding.
    public let stories: Int
    public let exercises: [ExerciseReport]
    /// The median, over all wrong answers, of the number of lines in the first story that shows a fault.
    public let medianLines: Int?
    public let seconds: Double
    public let holds: Bool

    init(stories: Int, exercises: [ExerciseReport], elapsed: Duration) {
        self.stories = stories
        self.exercises = exercises
        let lines = exercises.flatMap(\.wrong).compactMap { $0.found.first?.lines }.sorted()
        medianLines = lines.isEmpty ? nil : lines[lines.count / 2]
        seconds = elapsed / .seconds(1)
        holds = exercises.allSatisfy(\.holds)
    }

    private enum CodingKeys: String, CodingKey {
        case version, stories, exercises, medianLines, seconds, holds
    }
}
