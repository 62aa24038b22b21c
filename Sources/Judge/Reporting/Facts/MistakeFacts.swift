import Grading

/// One mistake: findings with one cause, and the best evidence.
public struct MistakeFacts: Encodable, Sendable, Equatable {
    /// The number of the mistake in the report, counted from 1.
    public let number: Int
    public let code: String
    public let sentence: String
    public let file: String?
    public let line: Int?
    public let consequence: Bool
    /// The scenario that the mistake's sentence is about.
    public let scenario: String
    public let scenarios: [String]
    /// The number of the mistake that causes this mistake; nil if no other mistake is the cause.
    public let because: Int?

    init(_ mistake: Mistake, at place: Int, in verdict: Verdict) {
        let finding = mistake.evidence
        (number, because) = (place + 1, mistake.reason.map { $0 + 1 })
        (code, sentence, consequence) = (finding.code.rawValue, finding.sentence, finding.isConsequence)
        (file, line) = (finding.location?.file, finding.location?.line)
        scenario = verdict.scenarios[mistake.scenario].name
        scenarios = mistake.scenarios.sorted().map { verdict.scenarios[$0].name }
    }

    static func all(in verdict: Verdict) -> [MistakeFacts] {
        verdict.mistakes.prefix(LeftOutFacts.most).enumerated().map {
            MistakeFacts($1, at: $0, in: verdict)
        }
    }
}
