// Grading: turns a trace and its scenario into a ledger, findings and a verdict. The module starts no process and opens
// no file.
//
// Start at `Verdict`. `RequestRecord` and `WantEpoch` read the trace. `Settlement` decides which requests the user
// needed, and `Ledger` contains the result. Each file in `Findings/` finds one kind of fault, and a `Rubric` gives the
// price of each finding. `docs/grading.md` explains the rules, with worked examples.

import Referee
import Scenario
import VirtualTime
import Wire

/// The grade of one answer over all of its scenarios.
///
///     let verdict = Verdict(judging: traces)
///     verdict.passed        // every scenario was completed, and none has a finding
///     verdict.score         // 85
public struct Verdict: Sendable, Hashable {
    public var scenarios: [ScenarioVerdict]

    /// The grade of one trace never depends on another trace.
    /// - Parameters:
    ///   - work: notes on the source, which improve the wording of findings.
    ///   - unplayed: scenarios that did not run, because the answer exceeded a limit in an earlier scenario. A scenario
    ///     that did not run scores 0.
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

    /// The verdict on an answer that the course grades without a run.
    static func ofReading(_ title: String, _ findings: [Finding], _ rubric: Rubric) -> Verdict {
        Verdict(scenarios: [
            ScenarioVerdict(name: "reading", title: title, findings: findings, rubric: rubric)
        ])
    }

    public var passed: Bool { !scenarios.isEmpty && scenarios.allSatisfy(\.passed) }

    /// The mean of the scenarios' points, rounded down. Only an answer that passed has 100 points.
    public var score: Int {
        guard !scenarios.isEmpty else { return 0 }
        return scenarios.reduce(0) { $0 + $1.score } / scenarios.count
    }

    /// The codes of the answer's findings in the order of the report, without consequences.
    public var codes: [FindingCode] {
        mistakes.filter { !$0.evidence.isConsequence }.map(\.evidence.code).reduce(into: []) { codes, code in
            if !codes.contains(code) { codes.append(code) }
        }
    }

    /// The number of requests that a perfect app sends in all scenarios together.
    public var par: Int { scenarios.reduce(0) { $0 + $1.ledger.requestsNeeded } }
    public var requestsMade: Int { scenarios.reduce(0) { $0 + $1.ledger.requestsMade } }
    public var redundant: Int { scenarios.reduce(0) { $0 + $1.ledger.redundant } }
    public var uncancelled: Int { scenarios.reduce(0) { $0 + $1.ledger.uncancelled } }

    public var waste: Waste {
        scenarios.reduce(into: Waste()) { $0 += $1.ledger.waste }
    }
}

/// The grade of one run of one scenario.
///
/// A run that ended early always has a finding about its end, and never passes.
public struct ScenarioVerdict: Sendable, Hashable {
    public var name: String
    public var title: String
    public var isHidden: Bool
    /// The number of lines in the scenario. The shortest scenario is the clearest evidence for a mistake.
    public var length = 0
    /// True if the run reached the last line of the scenario.
    public var isCompleted: Bool
    public var ledger: Ledger
    public var findings: [Finding]
    public var score: Int

    public var passed: Bool { isCompleted && findings.isEmpty }

    /// Grades one run with every rule. A run that ended early never has 100 points.
    public init(judging trace: Trace, rubric: Rubric = .standard, work: [WorkNote] = []) {
        let evidence = Evidence(trace, work: work)
        name = trace.scenario.name
        title = trace.scenario.title
        isHidden = trace.scenario.isHidden
        isCompleted = trace.outcome == .completed
        ledger = evidence.ledger
        length = trace.scenario.steps.count
        findings = Reasons(for: rules.flatMap { $0.findings(in: evidence) }, in: evidence).explained
        if isHidden { for place in findings.indices { findings[place].scenarioLine = nil } }
        score = isCompleted ? rubric.score(findings) : min(99, rubric.score(findings))
    }

    /// Makes a grade that has no `want` lines and requests, such as the result of a learner's own scenario.
    init(name: String, title: String, findings: [Finding], rubric: Rubric) {
        self.name = name
        self.title = title
        self.findings = findings
        isHidden = false
        isCompleted = true
        ledger = Ledger(epochs: [], requests: [], statesWants: false)
        score = rubric.score(findings)
    }

    /// The grade of a scenario that did not run: 0 points and never passed.
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
