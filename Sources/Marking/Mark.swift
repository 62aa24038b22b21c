import Grading
import Referee
import Wire
import Workshop

/// How far an answer came, and what was found there.
public enum Mark: Sendable {
    /// The gate said no.
    case refused([GateFinding])
    /// It does not compile.
    case rejected([Diagnostic])
    /// The compiler or the gate reached a limit over it.
    case exceeded(Limit, WorkPhase)
    case judged(Judgement)

    public var passed: Bool {
        if case .judged(let judgement) = self { judgement.verdict.passed } else { false }
    }
}

/// The verdict on an answer that ran, with what it rests on.
public struct Judgement: Sendable {
    public let verdict: Verdict
    public let traces: [Trace]
    public let warnings: [Diagnostic]
    /// What ran, to be played with again; nil where the answer is none of its own.
    public let app: BuiltApp?

    public init(verdict: Verdict, traces: [Trace], warnings: [Diagnostic], app: BuiltApp? = nil) {
        self.app = app
        self.verdict = verdict
        self.traces = traces
        self.warnings = warnings
    }

    /// What was handed in was to be a scenario and is none.
    public var isUnreadable: Bool { verdict.codes == [.notAScenario] }

    /// The app crashed, was stopped at a limit or left early in at least one scenario.
    public var diedInARun: Bool { verdict.scenarios.contains { !$0.isCompleted } }
}
