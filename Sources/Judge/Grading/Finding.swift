import Scenario
import VirtualTime
import Wire

/// One fault in one run: its code, a sentence in plain words, and the place in the learner's source.
public struct Finding: Sendable, Hashable {
    public var code: FindingCode
    /// The finding in sentences: the cause in one sentence, then the evidence, and then the next step if one is known.
    public var sentence: String
    /// The moment at which the fault first happened.
    public var at: VirtualInstant
    /// The number of times that the fault happened: five needless requests for one resource give one finding with count
    /// 5.
    public var count: Int
    /// The source line, in the learner's files, that caused the fault.
    public var location: SourceLocation?
    /// The view and the closure in which the fault happened, such as `body` or `.task`.
    public var scope: Scope?
    public var resource: Resource?
    public var requests: [Int]
    /// The number of the scenario line that shows the fault.
    public var scenarioLine: Int?
    /// True if the finding follows from another finding of the same run. A consequence comes last in reports and costs
    /// no points.
    public var isConsequence: Bool
    /// The cause of the finding that explains this finding; nil if no other finding explains it. A finding with a
    /// reason still costs points, but comes after its reason in reports.
    public var reason: Cause?

    /// The common symptom of findings from one mistake, such as "stale content". Reports use the symptom to group findings
    /// that have no source line.
    public var symptom: String?

    public init(
        _ code: FindingCode, at: VirtualInstant, _ sentence: String, count: Int = 1,
        location: SourceLocation? = nil, scope: Scope? = nil, resource: Resource? = nil, requests: [Int] = [],
        scenarioLine: Int? = nil, isConsequence: Bool = false, symptom: String? = nil
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
        self.symptom = symptom
    }
}

extension Finding: Comparable {
    /// The order of findings: causes before consequences, then by code, time, scenario line and resource. The finding's
    /// sentence breaks ties, so the order of findings is total.
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.ranksBefore(right) { return true }
        if right.ranksBefore(left) { return false }
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
    /// True if another finding explains this finding, but the finding still costs points.
    public var isExplained: Bool { reason != nil && !isConsequence }

    /// Compares only the kinds of two findings: causes come before consequences.
    public func ranksBefore(_ other: Finding) -> Bool {
        if isConsequence != other.isConsequence { return other.isConsequence }
        if isExplained != other.isExplained { return other.isExplained }
        return code < other.code
    }
}

extension Finding {
    /// The finding's sentence, in which long queries are shortened.
    public var briefSentence: String {
        guard let resource, resource.briefPath != resource.path else { return sentence }
        return sentence.replacing(resource.path, with: resource.briefPath)
    }
}
