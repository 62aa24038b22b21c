import Curriculum
import Grading
import Marking
import Referee
import Rehearsal
import Workshop

/// One run of a learner's answer, kept for the questions that follow it. `AnswerRunner` makes them.
package struct AnswerRun: Sendable {
    package let exercise: Exercise
    package let bytes: [UInt8]
    package let seed: UInt64
    package let mark: Mark

    /// What progress remembers of it.
    package var summary: AttemptSummary { AttemptSummary(mark, of: exercise, seed: seed) }

    // MARK: Its scenarios

    /// The run of the scenario with this name; without a name, of the one that explains the verdict best.
    /// - Returns: nil where nothing ran.
    package func trace(of scenario: String? = nil) -> Trace? {
        guard case .judged(let judgement) = mark else { return nil }
        if let scenario { return judgement.traces.first { $0.scenario.name == scenario } }
        return judgement.verdict.tellingScenario().flatMap { judgement.traces.element(at: $0) }
    }

    /// The same run with what was found in it.
    func told(of scenario: String? = nil) -> (trace: Trace, verdict: ScenarioVerdict)? {
        guard case .judged(let judgement) = mark, let trace = trace(of: scenario),
            let verdict = judgement.verdict.scenarios.first(where: { $0.name == trace.scenario.name })
        else { return nil }
        return (trace, verdict)
    }

    /// The app and the scenario to play again, line by line. A hidden scenario's lines are not shown.
    /// - Parameter scenario: its name; without one, the scenario that explains the verdict best.
    /// - Returns: nil where nothing ran, or only hidden scenarios failed.
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

    /// In words, where an answer ran and still cannot be replayed.
    package var whyNoReplay: String? {
        guard case .judged(let judgement) = mark else { return nil }
        if judgement.app == nil {
            return exercise.kind.answer == .form
                ? "Your answer is a form. `lab` puts on screen what it is about, and Return plays its story there."
                : "Your answer is a scenario. `lab` puts the right app on screen, and Return plays your lines there."
        }
        return "Only a hidden scenario failed, and its lines are not shown. `timeline` draws what happened."
    }
}

/// A run that can be played again: its app, and the scenario with what was found in it.
package struct Replay {
    package let app: BuiltApp
    package let story: Story
}

extension Array {
    fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Story.Remark {
    /// A request that is a fault by itself is told where it was sent; anything else at the line that shows it.
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
