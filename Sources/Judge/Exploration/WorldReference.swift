import Referee
import Scenario

/// The same story in a world in which nothing fails: how a failure differs from it on screen.
struct WorldReference {
    let stage: StoryStage
    let seed: RunSeed

    /// What is wrong at the end of a story in which something failed.
    func sights(_ story: Story, _ told: Curtain) throws(RefereeFault) -> [Verb] {
        guard let failure = story.weather.failure, !story.lines.endAway, story.lines.endShown else {
            return []
        }
        let refusals = told.screen.sights.compactMap { sight -> Resource? in
            if case .body(let resource) = sight, ResourceShape(resource) == failure.shape {
                resource
            } else {
                nil
            }
        }
        let isSilent = isSilent(told, failure)
        guard failure.isRefusal && !refusals.isEmpty || isSilent else { return [] }
        guard let other = try stage.play(story.lines, in: story.weather.calm, seed: seed), other.isCalm
        else { return [] }
        // The words of a refusal, shown as those of an answer are.
        if failure.isRefusal, !refusals.isEmpty, told.screen.lines == other.screen.lines {
            return refusals.sorted().map { .see(.body($0), isExpected: false) }
        }
        // The app has let the user wait for something, and shows neither that nor a word of what became of it.
        guard isSilent, !isOneOfSeveral(told, failure),
            Set(told.screen.lines).isStrictSubset(of: other.screen.lines)
        else { return [] }
        let missing = other.screen.sights.subtracting(told.screen.sights).contains { sight in
            if case .body(let resource) = sight { ResourceShape(resource) == failure.shape } else { false }
        }
        return missing ? [.see(.error, isExpected: true)] : []
    }

    private func isSilent(_ told: Curtain, _ failure: Weather.Failure) -> Bool {
        told.screen.sights.isDisjoint(with: [.spinner, .error])
            && told.moments.indices.contains { place in
                told.moments[place].signs.contains(.spinner)
                    && isWaitedFor(told.inFlight(afterLine: place + 1), failure)
            }
    }

    /// Something else was asked for in the same instant, as the parts of a screen are. One that is missing may be left out.
    private func isOneOfSeveral(_ told: Curtain, _ failure: Weather.Failure) -> Bool {
        let failed = told.requests.filter { ResourceShape($0.resource) == failure.shape }.map(\.at)
        return told.requests.contains {
            failed.contains($0.at) && ResourceShape($0.resource) != failure.shape
        }
    }

    /// What the user waits for fails. If something else is on its way too, it may be that alone.
    private func isWaitedFor(_ inFlight: some Collection<Resource>, _ failure: Weather.Failure) -> Bool {
        !inFlight.isEmpty && inFlight.allSatisfy { ResourceShape($0) == failure.shape }
    }
}

extension Weather.Failure {
    /// The server answers, with a status that says no.
    var isRefusal: Bool {
        if case .status(let status) = content { status >= 400 } else { false }
    }
}
