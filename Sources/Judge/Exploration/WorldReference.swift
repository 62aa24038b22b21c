import Referee
import Scenario

/// Compares a story in which a request fails with the same story without the failure.
struct WorldReference {
    let stage: StoryRunner
    let seed: RunSeed

    func sights(_ story: Story, _ told: StoryResult) throws(RefereeFault) -> [Verb] {
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
        // The screen shows the body of an error response as if the request had succeeded.
        if failure.isRefusal, !refusals.isEmpty, told.screen.lines == other.screen.lines {
            return refusals.sorted().map { .see(.body($0), isExpected: false) }
        }
        // The app showed a spinner, and then neither content nor an error.
        guard isSilent, !isOneOfSeveral(told, failure),
            Set(told.screen.lines).isStrictSubset(of: other.screen.lines)
        else { return [] }
        let missing = other.screen.sights.subtracting(told.screen.sights).contains { sight in
            if case .body(let resource) = sight { ResourceShape(resource) == failure.shape } else { false }
        }
        return missing ? [.see(.error, isExpected: true)] : []
    }

    private func isSilent(_ told: StoryResult, _ failure: StoryNetwork.Failure) -> Bool {
        told.screen.sights.isDisjoint(with: [.spinner, .error])
            && told.moments.indices.contains { place in
                told.moments[place].signs.contains(.spinner)
                    && isWaitedFor(told.inFlight(afterLine: place + 1), failure)
            }
    }

    /// True if, in the instant of a failed request, the app also sent a request for another resource. If one part of
    /// the screen fails, an app may leave out only that part.
    private func isOneOfSeveral(_ told: StoryResult, _ failure: StoryNetwork.Failure) -> Bool {
        let failed = told.requests.filter { ResourceShape($0.resource) == failure.shape }.map(\.at)
        return told.requests.contains {
            failed.contains($0.at) && ResourceShape($0.resource) != failure.shape
        }
    }

    /// True if all requests in flight are for resources whose requests fail. If another request is in flight, the app
    /// may show the spinner for that request.
    private func isWaitedFor(_ inFlight: some Collection<Resource>, _ failure: StoryNetwork.Failure) -> Bool {
        !inFlight.isEmpty && inFlight.allSatisfy { ResourceShape($0) == failure.shape }
    }
}

extension StoryNetwork.Failure {
    var isRefusal: Bool {
        if case .status(let status) = content { status >= 400 } else { false }
    }
}
