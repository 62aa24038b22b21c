import Scenario
import VirtualTime
import Wire

/// One thing that is wrong in one run, said in plain words, with the place in the learner's source.
public struct Finding: Sendable, Hashable {
    public var code: FindingCode
    /// What happened, with numbers.
    public var sentence: String
    /// When it happened first.
    public var at: VirtualInstant
    /// How many times: five needless requests for one thing are one finding that counts 5.
    public var count: Int
    /// The line of the learner's source that caused it.
    public var location: SourceLocation?
    /// The view and the phase of its life in which it happened.
    public var scope: Scope?
    public var resource: Resource?
    /// The requests it is about, by id.
    public var requests: [Int]
    /// The line of the scenario that shows it.
    public var scenarioLine: Int?
    /// Follows from another finding of the same run: told last, and without a price of its own.
    public var isConsequence: Bool

    public init(
        _ code: FindingCode, at: VirtualInstant, _ sentence: String, count: Int = 1,
        location: SourceLocation? = nil, scope: Scope? = nil, resource: Resource? = nil, requests: [Int] = [],
        scenarioLine: Int? = nil, isConsequence: Bool = false
    ) {
        self.code = code
        self.sentence = sentence
        self.at = at
        self.count = count
        self.location = location ?? scope?.location
        self.scope = scope
        self.resource = resource
        self.requests = requests
        self.scenarioLine = scenarioLine
        self.isConsequence = isConsequence
    }
}

extension Finding: Comparable {
    /// What matters most comes first: causes before consequences, then by code, time, line of the scenario and
    /// resource. Two findings that agree in all of these are told apart by their sentence, so the order is total.
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.isConsequence != right.isConsequence { return right.isConsequence }
        if left.code != right.code { return left.code < right.code }
        if left.at != right.at { return left.at < right.at }
        if left.scenarioLine != right.scenarioLine { return left.scenarioLine ?? 0 < right.scenarioLine ?? 0 }
        if left.resource != right.resource {
            guard let l = left.resource, let r = right.resource else { return left.resource == nil }
            return l < r
        }
        return left.sentence < right.sentence
    }
}

extension Finding {
    /// Compares by kind alone: causes before consequences, then by code. Findings of one kind keep the order of their scenarios.
    public func ranksBefore(_ other: Finding) -> Bool {
        if isConsequence != other.isConsequence { return other.isConsequence }
        return code < other.code
    }
}
