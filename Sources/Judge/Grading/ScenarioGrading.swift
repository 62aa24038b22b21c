import Referee
import Scenario
import Wire

/// Grades a scenario that a learner wrote, by its findings in one correct app and several faulty apps.
///
///     let trial = ScenarioGrading(of: "Scroll.scenario", played: runs)
///     trial.verdict.score     // 80: four of five faulty apps were caught
///
/// A learner's scenario catches a faulty app if the app's run has a finding. If the correct app's run has a finding,
/// the scenario catches no faulty app, because it would blame every app.
public struct ScenarioGrading: Sendable {
    public struct Run: Sendable {
        public var name: String
        public var does: String
        public var isRight: Bool
        public var trace: Trace

        public init(name: String, does: String, isRight: Bool, trace: Trace) {
            self.name = name
            self.does = does
            self.isRight = isRight
            self.trace = trace
        }
    }

    public let verdict: Verdict
    /// The trace of each entry of the verdict, in the same order.
    public let traces: [Trace]

    /// - Parameter file: the learner's file, for the locations of findings.
    public init(of file: String, played runs: [Run], rubric: Rubric = .standard) {
        let blamed = runs.filter { $0.isRight && !ScenarioVerdict(judging: $0.trace).passed }
        let shown = blamed.isEmpty ? runs.filter { !$0.isRight } : blamed
        let right = runs.first(where: \.isRight)?.trace
        traces = shown.map(\.trace)
        verdict = Verdict(
            scenarios: shown.map { run in
                let found = ScenarioVerdict(judging: run.trace)
                let findings =
                    if run.isRight {
                        [Self.falseAlarm(found, run.trace, in: file)]
                    } else {
                        found.passed ? [Self.notCaught(run, unlike: right, in: file)] : []
                    }
                return ScenarioVerdict(
                    name: run.name, title: run.isRight ? "The correct app" : run.does,
                    findings: findings,
                    rubric: rubric)
            })
    }

    private static func falseAlarm(_ found: ScenarioVerdict, _ trace: Trace, in file: String) -> Finding {
        let first = found.findings.first
        let step = first.flatMap { $0.code == .redundantFetch ? trace.deed(before: $0.requests.first) : nil }
        let reason = step.map { ", because line \($0.line), `\($0.verb)`, has no `want` line" }
        let line = step?.line ?? first?.scenarioLine
        return Finding(
            .falseAlarm, at: first?.at ?? .zero,
            "Your scenario finds \(first?.code.rawValue ?? "an early end") in the correct app"
                + "\(reason ?? ""): \(first?.sentence ?? "the run of that app ended early.") As long as your scenario "
                + "blames the correct app, the faults that it finds in other apps do not count.",
            location: line.map { SourceLocation(file: file, line: $0) },
            resource: first?.resource, requests: first?.requests ?? [], scenarioLine: line)
    }

    private static func notCaught(_ run: Run, unlike right: Trace?, in file: String) -> Finding {
        let difference = right.flatMap { ScreenDifference(of: run.trace, from: $0) }
        let reason = difference?.sentence ?? run.trace.reasonForSilence
        return Finding(
            .bugNotCaught, at: difference?.at ?? run.trace.end,
            [BugNotCaught.sentence(about: run.does), reason].compactMap(\.self).joined(separator: " "),
            location: difference?.line.map { SourceLocation(file: file, line: $0) },
            symptom: "not caught")
    }

    public static func unreadable(
        _ reason: String, line: Int?, of file: String, rubric: Rubric = .standard
    ) -> Verdict {
        let location = line.map { SourceLocation(file: file, line: $0) }
        return .ofReading(
            "\(file) can run",
            [Finding(.notAScenario, at: .zero, reason.ended, location: location, scenarioLine: line)],
            rubric)
    }
}

extension Trace {
    /// The user's last action before this request; nil if a `want` line came directly before the action.
    fileprivate func deed(before request: Int?) -> Step? {
        let steps = scenario.stepsByLine
        var last: Step?
        var isWanted = false
        for event in events {
            switch event.kind {
            case .wanted: isWanted = true
            case .stepped(let line):
                guard let step = steps[line], step.verb.isDeed else { continue }
                last = isWanted ? nil : step
                isWanted = false
            case .requested(let sent, _) where sent.id == request: return last
            case .requested, .responded, .failed, .gaveUp, .cancelled, .checked, .unsettled, .screen,
                .console,
                .fact:
                break
            }
        }
        return nil
    }
}
