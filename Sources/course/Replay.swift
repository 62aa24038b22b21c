import Curriculum
import Grading
import Marking
import Rehearsal
import Workshop

/// A run that can be played again: its app, and the scenario with what was found in it.
struct Replay {
    let app: BuiltApp
    let story: Story
}

extension AnswerRun {
    /// Nil where nothing ran, or nothing may be shown line by line.
    var replay: Replay? {
        guard case .judged(let judgement) = mark, let app = judgement.app, let index = replayed(judgement)
        else { return nil }
        let scenario = judgement.traces[index].scenario
        let remarks = judgement.verdict.scenarios[index].findings.map {
            Story.Remark(at: $0.at, line: $0.scenarioLine, sentence: $0.sentence)
        }
        return Replay(
            app: app, story: Story(name: "\"\(scenario.title)\"", steps: scenario.steps, remarks: remarks))
    }

    /// In words, where an answer ran and still cannot be replayed.
    var whyNoReplay: String? {
        guard case .judged(let judgement) = mark else { return nil }
        if judgement.app == nil {
            return
                "Your answer is a scenario. `lab` puts the right app on screen, and Return plays your lines there."
        }
        return "Only a hidden scenario failed, and its lines are not shown. `timeline` draws what happened."
    }

    /// The lines of a hidden scenario are nobody's to read.
    private func replayed(_ judgement: Judgement) -> Int? {
        let scenarios = judgement.verdict.scenarios
        let visible = judgement.traces.indices.filter { !scenarios[$0].isHidden }
        return visible.first { !scenarios[$0].passed } ?? (judgement.verdict.passed ? visible.first : nil)
    }
}
