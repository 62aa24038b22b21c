import Curriculum

/// How many wrong answers the explorer finds without scenarios, and in which right answers it reports a fault.
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
        /// In how many of the wrong answers the explorer finds a fault: `22 of 25`.
        public var score: String { "\(wrong.count(where: \.isAsDeclared)) of \(wrong.count)" }
        /// True if the explorer reports no fault in a right answer and could explore every answer. The explorer may
        /// miss wrong answers.
        public var holds: Bool { right.allSatisfy(\.isAsDeclared) && wrong.allSatisfy { $0.obstacle == nil } }
    }

    public let version = 1
    /// The number of stories for each right answer. For a wrong answer, the first finding ended the exploration.
    public let stories: Int
    public let exercises: [ExerciseReport]
    /// The median number of lines of the first story that shows a fault, over all wrong answers.
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
