import Referee
import Scenario
import TestSupport
import Testing
import Wire

@testable import Grading

/// A small run that tests one finding; the run has the finding or narrowly avoids it.
///
///     GradedStory(
///         "left in flight",
///         """
///         want /a   |-|
///         GET /a    o---+
///         200 hide
///         """, beside: [.missingCancellation])
///
/// Write the lanes as in a `Diagram`. A row that starts with a time in milliseconds is a `StoryRow`; its event comes
/// after all lane events of the same instant.
struct GradedStory: Sendable, CustomTestStringConvertible {
    var name: String
    var trace: Trace
    /// Notes about the answer's source, as the check of the source makes them.
    var work: [WorkNote]
    /// The codes of further findings that the same fault causes.
    var beside: [FindingCode]
    /// Findings that cost nothing, because they follow from this finding.
    var followed: [FindingCode]

    var testDescription: String { name }

    init(
        _ name: String, _ text: String, phase: ScopePhase = .task, type: String? = nil,
        isUnowned: Bool = false,
        isResumedByHand: Bool = false, outcome: RunOutcome = .completed, work: [WorkNote] = [],
        beside: [FindingCode] = [], followed: [FindingCode] = []
    ) {
        let lines = text.split(separator: "\n").map(String.init)
        let lanes = lines.filter { $0.first?.isNumber == false }
        let diagram = Diagram(
            lanes.joined(separator: "\n"), phase: phase, type: type, isUnowned: isUnowned,
            isResumedByHand: isResumedByHand, outcome: outcome)
        self.init(name, diagram.trace, work: work, beside: beside, followed: followed)
        let scope = Scope(
            view: "Host/Picture", phase: phase, type: type, location: line(12), isUnowned: isUnowned)
        let rows = lines.filter { $0.first?.isNumber == true }.enumerated().map {
            StoryRow($0.element, number: 100 + $0.offset, scope: scope)
        }
        add(rows)
    }

    init(
        _ name: String, _ trace: Trace, work: [WorkNote] = [], beside: [FindingCode] = [],
        followed: [FindingCode] = []
    ) {
        (self.name, self.trace, self.work) = (name, trace, work)
        (self.beside, self.followed) = (beside, followed)
    }

    /// Sorts all steps by time, because each action belongs to the `want` line next to it.
    private mutating func add(_ rows: [StoryRow]) {
        let wanted = trace.events.filter { if case .wanted = $0.kind { true } else { false } }.map(\.at)
        let steps = zip(wanted, trace.scenario.steps).map { ($0, $1) } + rows.compactMap(\.step)
        trace.scenario.steps = steps.enumerated().sorted {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }.map(\.element.1)
        let events = trace.events + rows.flatMap(\.events)
        trace.events = events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
            .map(\.element)
        trace.end = max(trace.end, trace.events.last?.at ?? trace.end)
    }

    var findings: [Finding] { ScenarioVerdict(judging: trace, work: work).findings }
}
