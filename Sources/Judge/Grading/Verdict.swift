// Grading: trace and scenario in, ledger, findings and verdict out. Knows no process and no file.
//
// The way through it: `RequestRecord` and `WantEpoch` read the trace, `Settlement` brings them together in a `Ledger`,
// each file in `Findings/` looks for one thing that can be wrong, and `Verdict` counts what they found by a `Rubric`.
// Start at `Verdict`. `docs/grading.md` tells the same in words, with worked examples.

import Referee
import Scenario
import VirtualTime
import Wire

/// What the course thinks of one answer, after all of its scenarios.
///
///     let verdict = Verdict(judging: traces)
///     verdict.passed        // every scenario came to its end, and none has a finding
///     verdict.score         // 85
public struct Verdict: Sendable, Hashable {
    public var scenarios: [ScenarioVerdict]

    /// Judges each trace by itself. The order of the traces is kept.
    /// - Parameters:
    ///   - work: what the source says, to word findings with.
    ///   - unplayed: scenarios that were given up, because the answer had used up a limit before. They are worth nothing.
    public init(
        judging traces: [Trace], rubric: Rubric = .standard, work: [WorkNote] = [], unplayed: [Scenario] = []
    ) {
        self.init(
            scenarios: traces.map { ScenarioVerdict(judging: $0, rubric: rubric, work: work) }
                + unplayed.map(ScenarioVerdict.init(unplayed:)))
    }

    public init(scenarios: [ScenarioVerdict]) {
        self.scenarios = scenarios
    }

    /// On an answer of which nothing is played: only its text is judged.
    static func ofReading(_ title: String, _ findings: [Finding], _ rubric: Rubric) -> Verdict {
        Verdict(scenarios: [
            ScenarioVerdict(name: "reading", title: title, findings: findings, rubric: rubric)
        ])
    }

    /// True if there was something to judge and every scenario passed.
    public var passed: Bool { !scenarios.isEmpty && scenarios.allSatisfy(\.passed) }

    /// The mean of the scenarios' points, rounded down: 100 only for an answer that passed.
    public var score: Int {
        guard !scenarios.isEmpty else { return 0 }
        return scenarios.reduce(0) { $0 + $1.score } / scenarios.count
    }

    /// The codes that the answer earned, most telling first. What merely follows from another finding is left out.
    public var codes: [FindingCode] {
        Set(scenarios.flatMap(\.findings).filter { !$0.isConsequence }.map(\.code)).sorted()
    }

    /// The requests a perfect app would have sent, in all scenarios together.
    public var par: Int { scenarios.reduce(0) { $0 + $1.ledger.requestsNeeded } }
    public var requestsMade: Int { scenarios.reduce(0) { $0 + $1.ledger.requestsMade } }
    public var redundant: Int { scenarios.reduce(0) { $0 + $1.ledger.redundant } }
    public var uncancelled: Int { scenarios.reduce(0) { $0 + $1.ledger.uncancelled } }

    public var waste: Waste {
        scenarios.reduce(into: Waste()) { $0 += $1.ledger.waste }
    }
}

/// What the course thinks of one run of one scenario.
///
/// A run that did not come to its end always has a finding that says so, and never passes.
public struct ScenarioVerdict: Sendable, Hashable {
    public var name: String
    public var title: String
    public var isHidden: Bool
    /// The run came to the scenario's end.
    public var isCompleted: Bool
    public var ledger: Ledger
    /// What matters most comes first.
    public var findings: [Finding]
    public var score: Int

    public var passed: Bool { isCompleted && findings.isEmpty }

    /// Judges one run by every rule. A run that did not end as it should never has 100 points.
    public init(judging trace: Trace, rubric: Rubric = .standard, work: [WorkNote] = []) {
        let evidence = Evidence(trace, work: work)
        name = trace.scenario.name
        title = trace.scenario.title
        isHidden = trace.scenario.isHidden
        isCompleted = trace.outcome == .completed
        ledger = evidence.ledger
        findings = rules.flatMap { $0.findings(in: evidence) }.sorted()
        if isHidden { for place in findings.indices { findings[place].scenarioLine = nil } }
        score = isCompleted ? rubric.score(findings) : min(99, rubric.score(findings))
    }

    /// What was not judged by wants and requests: a learner's scenario, by one app.
    init(name: String, title: String, findings: [Finding], rubric: Rubric) {
        self.name = name
        self.title = title
        self.findings = findings
        isHidden = false
        isCompleted = true
        ledger = Ledger(epochs: [], requests: [], statesWants: false)
        score = rubric.score(findings)
    }

    /// Given up before it began. It says so, has no points and never passes.
    init(unplayed scenario: Scenario) {
        name = scenario.name
        title = scenario.title
        isHidden = scenario.isHidden
        isCompleted = false
        ledger = Ledger(epochs: [], requests: [], statesWants: false)
        findings = [
            Finding(
                .limitExceeded, at: .zero,
                "This scenario did not run, because the answer exceeded a limit in an earlier scenario.",
                isConsequence: true)
        ]
        score = 0
    }
}
