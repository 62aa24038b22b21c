import Curriculum
import Grading

/// A wrong answer, its declared mistake, and the mistakes that its report shows.
public struct BlamedAnswer: Sendable, Encodable {
    public struct Blame: Sendable, Encodable, Hashable {
        public let code: String
        /// The line in the learner's file; nil if the finding has no line, or a line of another file.
        public let line: Int?
        public let scenarios: Int
        public let consequence: Bool
        public let sentence: String
    }
    public let part: Int
    public let file: String
    /// The finding code that the wrong answer's file declares as the cause.
    public let code: String
    /// The lines that the wrong answer's file declares wrong; empty if no single line is wrong.
    public let lines: [Int]
    public let mistake: String
    /// The mistakes that the report lists, in order; empty if the answer did not run.
    public let blames: [Blame]
    public let plays: Int
    public let isNamed: Bool

    init(_ wrong: WrongAnswer, of exercise: Exercise, _ verdict: Verdict?) {
        self.init(
            part: exercise.number.part, wrong, plays: verdict?.scenarios.count ?? 0,
            blames: (verdict?.mistakes ?? []).map {
                Blame(
                    code: $0.evidence.code.rawValue,
                    line: $0.evidence.location.flatMap { $0.file == exercise.answerFile ? $0.line : nil },
                    scenarios: $0.scenarios.count, consequence: $0.evidence.isConsequence,
                    sentence: $0.evidence.sentence)
            })
    }

    init(part: Int, _ wrong: WrongAnswer, plays: Int = 0, blames: [Blame]) {
        (self.part, self.plays, self.blames) = (part, plays, blames)
        (file, mistake, lines) = (wrong.source.path, wrong.mistake, wrong.places)
        let code = wrong.earns.first ?? ""
        self.code = code
        isNamed = blames.first.map { $0.names(code, at: wrong.places) } ?? false
    }

    /// True if the report's first finding has the declared code and is at most two lines away from a declared line.
    public var isPlaced: Bool { isNamed && blames.first?.line != nil }
}

extension BlamedAnswer.Blame {
    /// True if the finding has the declared code, and either has no line or is at most two lines away from a declared
    /// line. A distance of two lines is allowed, because a statement may be several lines long.
    func names(_ cause: String, at places: [Int]) -> Bool {
        guard code == cause, !consequence else { return false }
        return line.map { line in places.contains { abs($0 - line) <= 2 } } ?? true
    }
}
