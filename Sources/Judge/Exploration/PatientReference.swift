import Referee
import Scenario

/// Compares a story with the same lines from a patient user, who waits after each line until the app has settled.
struct PatientReference {
    let stage: StoryRunner
    let seed: RunSeed

    /// False for stories that end in the background, where an app may hide its content. A story with `network` lines
    /// cannot be compared with the patient user's run, because timing decides which requests succeed before the connection is lost.
    private func isComparable(_ story: Story) -> Bool {
        !story.isPlain && !story.lines.endAway && !story.lines.contains { $0.name == .network }
    }

    /// True if the story's user already waited after each line until the app was quiet. A story with pauses after each
    /// line already shows what a patient user sees, so no comparison is necessary.
    private func isPatient(_ lines: some Collection<Verb>, _ told: StoryResult) -> Bool {
        zip(lines.dropFirst(), told.moments).allSatisfy { line, before in line.passesTime || before.isQuiet }
    }

    private func patient(_ lines: some Sequence<Verb>) -> [Verb] {
        lines.filter { !$0.passesTime }.flatMap { [$0, .settle(limit: StoryRunner.longest)] }
    }

    /// The run of the patient user; nil if a comparison is impossible, or if the user of the story is already patient.
    func run(of story: Story, _ told: StoryResult) throws(RefereeFault) -> StoryResult? {
        // A control that is disabled for a hasty user may be enabled for a patient user.
        guard isComparable(story), !told.touchedDisabled, !isPatient(story.lines, told) else { return nil }
        return try stage.play(patient(story.lines), in: story.weather, seed: seed)
    }

    func sights(_ story: Story, _ told: StoryResult, _ patient: StoryResult) -> [Verb] {
        guard patient.isCalm else { return [] }
        // If a view disappears, the app may cancel the view's requests without showing content or an error.
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

    /// Finds a hasty user's gesture after which the spinner is missing or an error appears, although a patient user's
    /// requests are the same.
    func hastyTouch(in story: Story, _ told: StoryResult, _ patient: StoryResult) -> [SuspectedFault] {
        guard let place = story.lines.lastIndex(where: { !$0.passesTime }), place > 1,
            case .gesture = story.lines[place], told.moments.indices.contains(place),
            !told.moments[place - 1].isQuiet
        else { return [] }
        let inFlight = told.inFlight(afterLine: place + 1)
        // The index of the patient user's last gesture; only a wait follows the gesture.
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
        return sights.isEmpty
            ? [] : [SuspectedFault(lines: story.lines[...place] + sights, codes: [.wrongScreen])]
    }

    /// True if the gesture also sends no request when no request fails, such as choosing the current option again.
    func isIdle(_ line: Int, of story: Story) throws(RefereeFault) -> Bool {
        let lines = patient(story.lines.prefix(line).filter { $0.name != .network })
        guard let calm = try stage.play(lines, in: story.weather.calm, seed: seed),
            calm.moments.indices.contains(lines.count - 3)
        else { return false }
        return !calm.events[calm.moments[lines.count - 3].events...].contains { event in
            if case .requested = event.kind { true } else { false }
        }
    }

    /// Finds a gesture that restarts a GET request in flight, although the same gesture sends no request when nothing
    /// is in flight.
    func needlessRestart(in story: Story, _ told: StoryResult) throws(RefereeFault) -> DoubledRequest? {
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
