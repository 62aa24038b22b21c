import Referee
import Scenario
import VirtualTime
import Wire

/// What a rule may look at: the trace of one run and the ledger that was made from it.
public struct Evidence: Sendable {
    public let trace: Trace
    public let ledger: Ledger

    public init(_ trace: Trace) {
        self.trace = trace
        ledger = Ledger(of: trace)
    }

    func verb(atLine line: Int) -> Verb? {
        trace.scenario.steps.first { $0.line == line }?.verb
    }

    /// What the user or the app around did when the `want` on this line was stated, as the scenario writes it:
    /// the next such step before time goes on, or else the one before.
    func deed(aroundLine line: Int?) -> String? {
        let steps = trace.scenario.steps
        guard let line, let place = steps.firstIndex(where: { $0.line == line }) else { return nil }
        let after = steps[(place + 1)...].prefix { !$0.verb.endsTheMoment }
        let before = steps[..<place].reversed().prefix { !$0.verb.endsTheMoment }
        return (after.first(where: \.verb.isDeed) ?? before.first(where: \.verb.isDeed)).map { "\($0.verb)" }
    }

    /// `, when the scenario said `set height 200` (line 9)`
    func occasion(ofLine line: Int?) -> String {
        guard let line else { return "" }
        guard let deed = deed(aroundLine: line) else { return " (scenario line \(line))" }
        return ", with `\(deed)` (scenario line \(line))"
    }
}

extension Verb {
    fileprivate var isDeed: Bool {
        switch self {
        case .show, .hide, .set, .rerender, .gesture: true
        case .pick, .template, .route, .wait, .settle, .want, .may, .within, .see, .expect: false
        }
    }

    fileprivate var endsTheMoment: Bool {
        switch self {
        case .wait, .settle, .want, .within: true
        case .pick, .template, .route, .show, .hide, .set, .rerender, .gesture, .may, .see, .expect: false
        }
    }
}
