import Referee
import Scenario
import VirtualTime
import Wire

/// What a rule may look at: the trace of one run, its ledger, and what the source says about the work behind the
/// requests. The source only helps to word a finding; no finding comes from it.
public struct Evidence: Sendable {
    public let trace: Trace
    public let ledger: Ledger

    private let work: [WorkNote]

    /// Makes the ledger of the run.
    public init(_ trace: Trace, work: [WorkNote] = []) {
        self.trace = trace
        self.work = work
        ledger = Ledger(of: trace)
    }

    func verb(atLine line: Int) -> Verb? {
        trace.scenario.steps.first { $0.line == line }?.verb
    }

    /// The deed that belongs to the `want` on this line: the next one before time goes on, or else the one before.
    private func deed(aroundLine line: Int?) -> Verb? {
        let steps = trace.scenario.steps
        guard let line, let place = steps.firstIndex(where: { $0.line == line }) else { return nil }
        let after = steps[(place + 1)...].prefix { !$0.verb.endsTheMoment }
        let before = steps[..<place].reversed().prefix { !$0.verb.endsTheMoment }
        return (after.first(where: \.verb.isDeed) ?? before.first(where: \.verb.isDeed))?.verb
    }

    /// `, with `set height 200` (scenario line 9)`. The lines of a hidden scenario are secret, so there only the kind
    /// of deed is told: `, when an input changed`.
    func occasion(ofLine line: Int?) -> String {
        guard let line else { return "" }
        let deed = deed(aroundLine: line)
        if trace.scenario.isHidden { return deed.map { ", when \($0.inGeneral)" } ?? "" }
        return (deed.map { ", with `\($0)`" } ?? "") + " (scenario line \(line))"
    }

    /// A line of the scenario, in parentheses, unless the scenario is hidden.
    func quoted(_ check: String) -> String {
        trace.scenario.isHidden ? "" : " (`\(check)`)"
    }

    /// What the source says about the work that this scope is in.
    func note(on scope: Scope) -> WorkNote? {
        scope.location.flatMap { location in work.first { $0.contains(location) } }
    }

    /// Where the task of this scope was made, if the source leaves no doubt.
    func lineOfTask(madeIn scope: Scope) -> SourceLocation? {
        guard let note = note(on: scope), note.taskLines.count == 1 else { return nil }
        return SourceLocation(file: note.file, line: note.taskLines[0])
    }
}

extension Verb {
    /// What the line does, for a reader who must not see it.
    fileprivate var inGeneral: String {
        if case .deed(let inGeneral) = role { inGeneral } else { "time went on" }
    }

    /// A deed on the other side of this line belongs to another moment.
    fileprivate var endsTheMoment: Bool {
        if case .want = self { true } else { passesTime }
    }
}
