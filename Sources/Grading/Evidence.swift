import Referee
import Scenario
import VirtualTime
import Wire

/// What a rule may look at: the trace of one run, the ledger that was made from it, and what the source says of the work
/// behind its requests. The last of these only words findings; none is made from it.
public struct Evidence: Sendable {
    public let trace: Trace
    public let ledger: Ledger

    private let work: [WorkNote]

    public init(_ trace: Trace, work: [WorkNote] = []) {
        self.trace = trace
        self.work = work
        ledger = Ledger(of: trace)
    }

    func verb(atLine line: Int) -> Verb? {
        trace.scenario.steps.first { $0.line == line }?.verb
    }

    /// What the user or the app around did when the `want` on this line was stated:
    /// the next such step before time goes on, or else the one before.
    private func deed(aroundLine line: Int?) -> Verb? {
        let steps = trace.scenario.steps
        guard let line, let place = steps.firstIndex(where: { $0.line == line }) else { return nil }
        let after = steps[(place + 1)...].prefix { !$0.verb.endsTheMoment }
        let before = steps[..<place].reversed().prefix { !$0.verb.endsTheMoment }
        return (after.first(where: \.verb.isDeed) ?? before.first(where: \.verb.isDeed))?.verb
    }

    /// `, with `set height 200` (scenario line 9)`. A hidden scenario's lines are nobody's to read, so of those only
    /// the kind of the deed is told: `, when an input changed`.
    func occasion(ofLine line: Int?) -> String {
        guard let line else { return "" }
        let deed = deed(aroundLine: line)
        if trace.scenario.isHidden { return deed.map { ", when \($0.inGeneral)" } ?? "" }
        return (deed.map { ", with `\($0)`" } ?? "") + " (scenario line \(line))"
    }

    /// A line of the scenario for somebody who may read it.
    func quoted(_ check: String) -> String {
        trace.scenario.isHidden ? "" : " (`\(check)`)"
    }

    /// What the source says of the work that this scope is in.
    func note(on scope: Scope) -> WorkNote? {
        scope.location.flatMap { location in work.first { $0.stands(at: location) } }
    }

    /// Where the task of this scope was made, if the source leaves no doubt.
    func lineOfTask(madeIn scope: Scope) -> SourceLocation? {
        guard let note = note(on: scope), note.taskLines.count == 1 else { return nil }
        return SourceLocation(file: note.file, line: note.taskLines[0])
    }
}

extension Verb {
    /// For a reader who must not see the line.
    fileprivate var inGeneral: String {
        switch self {
        case .show: "the screen was shown"
        case .hide: "the screen was left"
        case .set: "an input changed"
        case .rerender: "the parent's body ran again"
        case .gesture: "the user did something"
        case .pick, .template, .route, .wait, .settle, .want, .may, .within, .see, .expect: "time went on"
        }
    }

    fileprivate var endsTheMoment: Bool {
        switch self {
        case .wait, .settle, .want, .within: true
        case .pick, .template, .route, .show, .hide, .set, .rerender, .gesture, .may, .see, .expect: false
        }
    }
}
