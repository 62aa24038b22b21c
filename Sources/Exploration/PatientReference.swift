import Referee
import Scenario

/// The same lines by a user who waits after each until all is settled.
struct PatientReference {
    let stage: StoryStage
    let seed: RunSeed

    /// An app may stop showing what it has while another is in front, and what gets through before the connection goes is a
    /// matter of time.
    private func isComparable(_ story: Story) -> Bool {
        !story.isPlain && !story.lines.endAway && !story.lines.contains { $0.name == .network }
    }

    private func patient(_ lines: some Sequence<Verb>) -> [Verb] {
        lines.filter { !$0.passesTime }.flatMap { [$0, .settle(limit: StoryStage.longest)] }
    }

    /// What such a user has on screen at the end and the story has not, or the other way round.
    func sights(_ story: Story, _ told: Curtain) throws(RefereeFault) -> [Verb] {
        guard isComparable(story),
            let patient = try stage.play(patient(story.lines), in: story.weather, seed: seed),
            patient.isCalm
        else { return [] }
        // An app may give up what its view asked for when that goes, and does not have to show it then.
        let givenUp = told.givenUp
        return patient.screen.lines(missedBy: told.screen).filter { line in
            switch line {
            case .see(.image(let resource), isExpected: true, _),
                .see(.body(let resource), isExpected: true, _):
                !givenUp.contains(resource)
            case .pick, .template, .route, .network, .show, .hide, .set, .rerender, .gesture, .wait, .settle,
                .want,
                .may, .see, .within, .expect:
                true
            }
        }
    }

    /// A touch in haste after which the screen tells something else of the same requests: no spinner, or an error.
    func hastyTouch(in story: Story, _ told: Curtain) throws(RefereeFault) -> [Charge] {
        guard isComparable(story), let place = story.lines.lastIndex(where: { !$0.passesTime }), place > 1,
            case .gesture = story.lines[place], told.moments.indices.contains(place),
            !told.moments[place - 1].isQuiet
        else { return [] }
        let inFlight = told.inFlight(afterLine: place + 1)
        guard !inFlight.isEmpty else { return [] }
        let lines = patient(story.lines[..<place]) + [story.lines[place]]
        guard let patient = try stage.play(lines, in: story.weather, seed: seed),
            patient.moments.indices.contains(lines.count - 1),
            patient.inFlight(afterLine: lines.count) == inFlight
        else { return [] }
        let (calm, hasty) = (
            patient.moments[lines.count - 1].signs, told.moments[place].signs
        )
        var sights: [Verb] = []
        if calm.contains(.spinner), !hasty.contains(.spinner) {
            sights.append(.see(.spinner, isExpected: true))
        }
        if hasty.contains(.error), !calm.contains(.error) { sights.append(.see(.error, isExpected: false)) }
        return sights.isEmpty ? [] : [Charge(lines: story.lines[...place] + sights, codes: [.wrongScreen])]
    }

    /// A touch that begins a read anew which is on its way, and does not ask for it when nothing is.
    func needlessRestart(in story: Story, _ told: Curtain) throws(RefereeFault) -> DoubledRequest? {
        guard isComparable(story), let restart = DoubledRequest.restarts(in: told.events, of: story).first
        else {
            return nil
        }
        let lines = patient(story.lines.prefix(restart.second - 1)) + [story.lines[restart.second - 1]]
        guard let patient = try stage.play(lines, in: story.weather, seed: seed), patient.isCalm,
            patient.moments.indices.contains(lines.count - 2), patient.moments[lines.count - 2].isQuiet
        else { return nil }
        let later = patient.events[patient.moments[lines.count - 2].events...]
        let asksAgain = later.contains { event in
            if case .requested(_, restart.resource) = event.kind { true } else { false }
        }
        return asksAgain ? nil : restart
    }
}
