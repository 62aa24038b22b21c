import Grading
import Referee
import Wire
import Workshop

/// The result of verifying an answer: the verdict, or the reason why the answer did not build.
public enum VerifyOutcome: Sendable {
    case refused([GateFinding])
    case rejected([Diagnostic])
    /// The compiler or the gate exceeded a limit.
    case exceeded(Limit, WorkPhase)
    case judged(GradedRuns)

    public var passed: Bool {
        if case .judged(let judgement) = self { judgement.verdict.passed } else { false }
    }

    /// The reason why the answer did not run, in one line; nil if the answer ran.
    public var obstacle: String? {
        switch self {
        case .refused(let findings):
            findings.first.map { "\($0.file):\($0.line): \($0.fact)" } ?? "the gate refuses the answer"
        case .rejected(let diagnostics):
            diagnostics.first { $0.severity == .error }.map {
                "\($0.file ?? ""):\($0.line ?? 0): \($0.message)"
            } ?? "the answer does not compile"
        case .exceeded(let limit, let phase):
            "the answer exceeds the limit \(limit.rawValue) in the step \(phase.rawValue)"
        case .judged: nil
        }
    }
}

/// An answer that could not be built, with its outcome.
public struct Unbuilt: Error {
    public let mark: VerifyOutcome
}

extension BuildResult {
    /// The app, or the outcome of an answer that could not be built.
    var app: Result<BuiltApp, Unbuilt> {
        switch self {
        case .built(let app): .success(app)
        case .refused(let findings): .failure(Unbuilt(mark: .refused(findings)))
        case .rejected(let diagnostics): .failure(Unbuilt(mark: .rejected(diagnostics)))
        case .exceeded(let limit, let phase): .failure(Unbuilt(mark: .exceeded(limit, phase)))
        }
    }
}

/// The verdict on an answer that the course has run, with the traces of the runs.
public struct GradedRuns: Sendable {
    public let verdict: Verdict
    public let traces: [Trace]
    public let warnings: [Diagnostic]
    /// The app, for further runs; nil if the answer is not an app.
    public let app: BuiltApp?

    public init(verdict: Verdict, traces: [Trace], warnings: [Diagnostic], app: BuiltApp? = nil) {
        self.app = app
        self.verdict = verdict
        self.traces = traces
        self.warnings = warnings
    }

    /// True if the answer should be a scenario or a form, but the course cannot read the answer.
    public var isUnreadable: Bool { [[.notAScenario], [.notAForm]].contains(verdict.codes) }

    /// True if the app crashed, exceeded a limit or ended early in at least one scenario.
    public var diedInARun: Bool { verdict.scenarios.contains { !$0.isCompleted } }
}
