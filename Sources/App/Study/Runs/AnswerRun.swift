import Curriculum
import Grading
import LabSession
import Referee
import Verification
import Workshop

/// One `verify` of a learner's answer, kept for later questions. `AnswerRunner` creates each `AnswerRun`.
package struct AnswerRun: Sendable {
    package let exercise: Exercise
    package let bytes: [UInt8]
    package let seed: UInt64
    package let mark: VerifyOutcome

    package var summary: AttemptSummary { AttemptSummary(mark, of: exercise, seed: seed) }

    // MARK: Its scenarios

    /// Returns the trace of the named scenario or, without a name, the trace that explains the verdict best.
    /// - Returns: nil if the answer did not run.
    package func trace(of scenario: String? = nil) -> Trace? {
        guard case .judged(let judgement) = mark else { return nil }
        if let scenario { return judgement.traces.first { $0.scenario.name == scenario } }
        return judgement.verdict.tellingScenario().flatMap { judgement.traces.element(at: $0) }
    }

    /// Returns the same trace as `trace(of:)`, together with the scenario's verdict.
    func told(of scenario: String? = nil) -> (trace: Trace, verdict: ScenarioVerdict)? {
        guard case .judged(let judgement) = mark, let trace = trace(of: scenario),
            let verdict = judgement.verdict.scenarios.first(where: { $0.name == trace.scenario.name })
        else { return nil }
        return (trace, verdict)
    }

    /// The app and the scenario to replay line by line.
    /// - Parameter scenario: the scenario's name; nil for the visible scenario that explains the verdict best.
    /// - Returns: nil if the answer did not run, or if only hidden scenarios failed.
    package func replay(of scenario: String? = nil) -> Replay? {
        guard case .judged(let judgement) = mark, let app = judgement.app,
            let index = scenario.map({ name in judgement.traces.firstIndex { $0.scenario.name == name } })
                ?? judgement.verdict.tellingScenario(where: { !$0.isHidden }),
            let trace = judgement.traces.element(at: index)
        else { return nil }
        let told = judgement.verdict.scenarios[index]
        guard !told.passed || scenario != nil || judgement.verdict.passed else { return nil }
        let remarks = told.findings.map {
            Story.Remark($0)
        }
        let story = Story(
            name: "\"\(trace.scenario.title)\"", steps: trace.scenario.steps, remarks: remarks)
        return Replay(app: app, story: story)
    }

    /// The reason why an answer that ran cannot be replayed.
    package var whyNoReplay: String? {
        guard case .judged(let judgement) = mark else { return nil }
        if judgement.app == nil {
            return exercise.kind.answer == .form
                ? "Your answer is a form, not an app. `lab` opens the app of the exercise, and Return runs the scenario's lines."
                : "Your answer is a scenario, not an app. `lab` opens the right app, and Return runs your lines."
        }
        return
            "Only a hidden scenario failed, and the course does not show its lines. `timeline` draws the run of that scenario."
    }
}

/// A run to replay: its app, and the scenario with its findings.
package struct Replay {
    package let app: BuiltApp
    package let story: Story
}

extension Array {
    fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Story.Remark {
    /// If a request is the fault, the remark appears at the scenario line that caused the request. If no request is
    /// the fault, the remark appears at the line that shows the fault.
    package init(_ finding: Finding) {
        let isTheRequest =
            switch finding.code {
            case .redundantFetch, .workInInit, .workInBody, .retryStorm: true
            case .brokeProtocol, .crash, .exitedEarly, .noTimePassing, .limitExceeded, .updateCycle,
                .missingEnvironmentObject, .stateWrittenDuringBody, .offMainWrite, .missedFetch,
                .prematureCancel,
                .unownedTask, .missingCancellation, .duplicateIdentity, .wrongScreen, .unmetExpectation,
                .notAScenario,
                .falseAlarm, .bugNotCaught, .notAForm, .unfounded, .overlooked, .misjudged:
                false
            }
        self.init(
            at: finding.at, line: finding.scenarioLine, request: isTheRequest ? finding.requests.first : nil,
            sentence: finding.sentence)
    }
}
