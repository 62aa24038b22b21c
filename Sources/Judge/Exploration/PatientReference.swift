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

    /// Whether the story's own user waited after each of these lines until nothing went on any more. A second one who waits
    /// sees the same.
    private func isPatient(_ lines: some Collection<Verb>, _ told: Curtain) -> Bool {
        zip(lines.dropFirst(), told.moments).allSatisfy { line, before in line.passesTime || before.isQuiet }
    }

    private func patient(_ lines: some Sequence<Verb>) -> [Verb] {
        lines.filter { !$0.passesTime }.flatMap { [$0, .settle(limit: StoryStage.longest)] }
    }

    /// How such a user fares; nil where that says nothing of the story, or if the story's own user was as patient.
    func run(of story: Story, _ told: Curtain) throws(RefereeFault) -> Curtain? {
        // What is disabled in haste may be enabled for those who wait.
        guard isComparable(story), !told.touchedDisabled, !isPatient(story.lines, told) else { return nil }
        return try stage.play(patient(story.lines), in: story.weather, seed: seed)
    }

    /// What such a user has on screen at the end and the story has not, or the other way round.
    func sights(_ story: Story, _ told: Curtain, _ patient: Curtain) -> [Verb] {
        guard patient.isCalm else { return [] }
        // An app may give up what its view asked for when that goes, and does not have to show it then, nor that it failed.
        let givenUp = told.givenUp
        let hasNoFailure = givenUp.contains { ResourceShape($0) == story.weather.failure?.shape }
        return patient.screen.lines(missedBy: told.screen).filter { line in
            switch line {
            case .see(.image(let resource), isExpected: true, _),
                .see(.body(let resource), isExpected: true, _):
                !givenUp.contains(resource)
            case .see(.error, isExpected: true, _): !hasNoFailure
            case .pick, .template, .route, .network, .show, .hide, .set, .rerender, .gesture, .wait, .settle,
                .want,
                .may, .see, .within, .expect:
                true
            }
        }
    }

    /// A touch in haste after which the screen tells something else of the same requests: no spinner, or an error.
    func hastyTouch(in story: Story, _ told: Curtain, _ patient: Curtain) -> [Charge] {
        guard let place = story.lines.lastIndex(where: { !$0.passesTime }), place > 1,
            case .gesture = story.lines[place], told.moments.indices.contains(place),
            !told.moments[place - 1].isQuiet
        else { return [] }
        let inFlight = told.inFlight(afterLine: place + 1)
        // It is that user's last touch, too, with a wait behind it.
        let touch = self.patient(story.lines).count - 2
        guard !inFlight.isEmpty, patient.moments.indices.contains(touch),
            patient.inFlight(afterLine: touch + 1) == inFlight
        else { return [] }
        let (calm, hasty) = (patient.moments[touch].signs, told.moments[place].signs)
        var sights: [Verb] = []
        if calm.contains(.spinner), !hasty.contains(.spinner) {
            sights.append(.see(.spinner, isExpected: true))
        }
        if hasty.contains(.error), !calm.contains(.error) { sights.append(.see(.error, isExpected: false)) }
        return sights.isEmpty ? [] : [Charge(lines: story.lines[...place] + sights, codes: [.wrongScreen])]
    }

    /// Whether the touch of this line sends nothing where nothing fails either, as one that chooses what is chosen.
    func isIdle(_ line: Int, of story: Story) throws(RefereeFault) -> Bool {
        let lines = patient(story.lines.prefix(line).filter { $0.name != .network })
        guard let calm = try stage.play(lines, in: story.weather.calm, seed: seed),
            calm.moments.indices.contains(lines.count - 3)
        else { return false }
        return !calm.events[calm.moments[lines.count - 3].events...].contains { event in
            if case .requested = event.kind { true } else { false }
        }
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
