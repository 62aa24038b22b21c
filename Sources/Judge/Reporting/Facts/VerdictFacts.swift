import Essentials
import Grading
import Referee
import Text
import VirtualTime

/// A verdict as JSON. `docs/facts.md` describes every field.
///
///     print(try VerdictFacts(verdict, traces: traces).text)
///
/// Keys are sorted, so equal verdicts give equal texts.
public struct VerdictFacts: Encodable, Sendable, Equatable {
    /// The format's version. The version increases when a field is removed or changes its meaning, but not when a field
    /// is added.
    public static let version = 2

    public let version: Int
    public let passed: Bool
    public let score: Int
    public let par: Int
    public let requests: Int
    public let redundant: Int
    public let uncancelled: Int
    public let wastedBytes: Int
    public let wastedMilliseconds: Double
    public let codes: [String]
    /// The mistakes, in the same order as in the report for the learner.
    public let mistakes: [MistakeFacts]
    public let scenarios: [ScenarioFacts]

    /// - Parameter traces: the traces of the scenarios, in the verdict's order; without traces, the JSON has no events.
    public init(_ verdict: Verdict, traces: [Trace] = []) {
        version = Self.version
        passed = verdict.passed
        score = verdict.score
        par = verdict.par
        requests = verdict.requestsMade
        redundant = verdict.redundant
        uncancelled = verdict.uncancelled
        wastedBytes = verdict.waste.bytes
        wastedMilliseconds = verdict.waste.duration.milliseconds
        codes = verdict.codes.map(\.rawValue)
        mistakes = MistakeFacts.all(in: verdict)
        scenarios = verdict.scenarios.enumerated().map { place, scenario in
            ScenarioFacts(scenario, trace: traces.indices.contains(place) ? traces[place] : nil)
        }
    }

    /// Indented JSON that ends in a newline.
    public var text: String {
        get throws { try Self.text(of: self, isIndented: true) + "\n" }
    }

    static func text(of value: some Encodable, isIndented: Bool) throws -> String {
        try JSONText(value, isIndented: isIndented).text
    }
}

public struct ScenarioFacts: Encodable, Sendable, Equatable {
    public let name: String
    public let title: String
    public let hidden: Bool
    public let passed: Bool
    public let completed: Bool
    public let score: Int
    public let findings: [FindingFacts]
    public let ledger: LedgerFacts
    public let events: [EventFacts]?
    /// The number of findings, events and other entries that this JSON leaves out; nil in almost every run.
    public let leftOut: LeftOutFacts?

    init(_ scenario: ScenarioVerdict, trace: Trace?) {
        name = scenario.name
        title = scenario.title
        hidden = scenario.isHidden
        passed = scenario.passed
        completed = scenario.isCompleted
        score = scenario.score
        findings = scenario.findings.prefix(LeftOutFacts.most).map(FindingFacts.init)
        ledger = LedgerFacts(scenario.ledger, isHidden: scenario.isHidden)
        let shown = trace?.events.filter { !scenario.isHidden || !$0.quotesTheScenario }
        events = trace.flatMap { trace in
            shown.map { EventFacts.all(of: $0.prefix(LeftOutFacts.most), pictures: trace.pictures) }
        }
        leftOut = LeftOutFacts(findings: scenario.findings, ledger: scenario.ledger, events: shown ?? [])
    }
}

public struct FindingFacts: Encodable, Sendable, Equatable {
    public let code: String
    public let sentence: String
    public let t: Double
    public let count: Int
    public let file: String?
    public let line: Int?
    public let view: String?
    public let phase: String?
    public let resource: String?
    public let requests: [Int]
    public let scenarioLine: Int?
    public let consequence: Bool

    public init(_ finding: Finding) {
        code = finding.code.rawValue
        sentence = finding.sentence
        t = finding.at.milliseconds
        count = finding.count
        file = finding.location?.file
        line = finding.location?.line
        view = finding.scope?.view
        phase = finding.scope?.phase.rawValue
        resource = finding.resource?.description
        requests = finding.requests
        scenarioLine = finding.scenarioLine
        consequence = finding.isConsequence
    }
}

extension TraceEvent {
    /// True if the event quotes a scenario line, so it must not appear for a hidden scenario.
    fileprivate var quotesTheScenario: Bool {
        switch kind {
        case .stepped, .checked: true
        case .wanted, .requested, .cancelled, .gaveUp, .responded, .failed, .unsettled, .screen, .console,
            .fact:
            false
        }
    }
}

extension Duration {
    var milliseconds: Double { Double(wholeNanoseconds) / 1_000_000 }
}
