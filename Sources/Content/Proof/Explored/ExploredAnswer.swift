import Exploration
import Grading

public struct ExploredAnswer: Sendable, Encodable {
    public struct Find: Sendable, Encodable {
        public let code: FindingCode
        public let sentence: String
        /// The number of the first story with this finding, counted from 1.
        public let story: Int
        /// The number of the story's lines after shortening.
        public let lines: Int
        public let scenario: String
    }

    /// The answer's file, relative to the course.
    public let file: String
    public let isRight: Bool
    public private(set) var stories = 0
    public private(set) var states = 0
    public private(set) var found: [Find] = []
    /// Why the explorer could not explore the answer; nil after a complete exploration.
    public private(set) var obstacle: String?

    /// True if the result agrees with the author: a right answer has no finding, and a wrong answer has a finding.
    public var isAsDeclared: Bool { obstacle == nil && isRight == found.isEmpty }

    init(_ answer: ExploredSource, _ report: ExplorationReport) {
        self.init(
            answer,
            found: report.discoveries.map {
                Find(
                    code: $0.finding.code, sentence: $0.finding.sentence, story: $0.number, lines: $0.lines,
                    scenario: "\($0.scenario)")
            })
        stories = report.stories
        states = report.states
    }

    init(_ answer: ExploredSource, found: [Find] = [], obstacle: String? = nil) {
        file = answer.source.path
        isRight = answer.isRight
        self.found = found
        self.obstacle = obstacle
    }
}
