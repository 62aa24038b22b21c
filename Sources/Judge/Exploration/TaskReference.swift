import Grading
import Referee
import Scenario
import Wire

/// Compares an app with the correct answers of the exercise. Reports a difference after a `settle` line only if all
/// correct answers agree with each other.
struct TaskReference {
    let stage: StoryRunner
    let rights: RightAnswers
    let seed: RunSeed

    func tell(number: Int) throws(RefereeFault) -> (Story, [StoryFinding])? {
        guard let story = try rights.story(number) else { return nil }
        return (story, try accusations(of: story))
    }

    /// Returns at most one finding, because later differences may follow from the first.
    func accusations(of story: Story) throws(RefereeFault) -> [StoryFinding] {
        let story = story.retold(under: seed, drawnUnder: stage.seed)
        guard case .show? = story.lines.first,
            let model = try rights.profile(of: story, by: 0, seed: seed)
        else { return [] }
        let own = try StoryProfile(of: story, on: stage, seed: seed, words: rights.words)
        guard let (verb, lines) = try difference(own, model, story) else { return [] }
        let asked = own.asked.union(model.asked).sorted()
        let scenario = scenario(story, asked, Array(story.lines.prefix(lines)) + [verb])
        let charge = SuspectedFault(lines: [], codes: [.wrongScreen, .unmetExpectation])
        func proof(_ trace: Trace) -> Finding? {
            ScenarioVerdict(judging: trace).findings.first(where: charge.proves)
        }
        guard let finding = proof(try stage.trace(of: scenario, seed: seed)) else { return [] }
        // All correct answers must pass the scenario that the app fails.
        for place in 0..<rights.count {
            guard let trace = try rights.trace(of: scenario, by: place, seed: seed), proof(trace) == nil
            else {
                return []
            }
        }
        return [StoryFinding(finding: finding, scenario: scenario, reference: .rightAnswers)]
    }

    private func scenario(_ story: Story, _ asked: [Resource], _ lines: [Verb]) -> Scenario {
        // The story has no `want` lines for the task, so a `may` line allows every request.
        let world = asked.map { story.weather.route(to: $0) } + [.may(asked)]
        return Scenario(
            name: "story", title: "An invented story that the course's correct answers pass",
            steps: (world + lines).steps, errors: stage.errors)
    }

    // MARK: - Differences

    /// The first check that all correct answers pass and the app fails, and the number of story lines before that
    /// check.
    private func difference(
        _ own: StoryProfile, _ model: StoryProfile, _ story: Story
    ) throws(RefereeFault) -> (Verb, lines: Int)? {
        for (place, (here, there)) in zip(own.stops, model.stops).enumerated() {
            guard !here.isOver, !there.isOver else { return nil }
            guard here.isStill || here.sent != there.sent, there.isStill else { continue }
            for verb in candidates(here, there) {
                if try areAgreed(on: verb, there, at: place, of: story) { return (verb, there.lines) }
            }
            // The comparison ends at the first difference between the requests, because two apps with different
            // requests receive different responses.
            if here.sent != there.sent { return nil }
        }
        return nil
    }

    private func candidates(_ here: StoryProfile.Stop, _ there: StoryProfile.Stop) -> [Verb] {
        if here.sent != there.sent {
            return here.mayAskLess(than: there)
                ? [] : [.expect([Tally(there.sent, .requests)])]
        }
        let missing = there.sights.subtracting(here.sights).map { Verb.see($0, isExpected: true) }
        let surplus = here.sights.subtracting(there.sights).map { Verb.see($0, isExpected: false) }
        let sights = (missing + surplus).sorted { "\($0)" < "\($1)" }
        return sights
            + (here.cancelled == there.cancelled
                ? [] : [.expect([Tally(there.sent, .requests), Tally(there.cancelled, .cancelled)])])
    }

    /// True if the result of the check is the same for all correct answers.
    private func areAgreed(
        on verb: Verb, _ there: StoryProfile.Stop, at place: Int, of story: Story
    ) throws(RefereeFault) -> Bool {
        for other in 1..<rights.count {
            guard let profile = try rights.profile(of: story, by: other, seed: seed),
                profile.stops.indices.contains(place)
            else { return false }
            let stop = profile.stops[place]
            guard stop.isStill, !stop.isOver, stop.sent == there.sent else { return false }
            if let sight = verb.look?.sight {
                guard stop.sights.contains(sight) == there.sights.contains(sight) else { return false }
            } else if stop.cancelled != there.cancelled, case .expect(let tallies) = verb, tallies.count > 1 {
                return false
            }
        }
        return true
    }
}

extension StoryProfile.Stop {
    /// True if the app may send fewer requests than the correct answer that `other` describes. An app may debounce
    /// requests and reuse earlier responses, but must not skip a POST or another request that changes data.
    fileprivate func mayAskLess(than other: StoryProfile.Stop) -> Bool {
        guard sent < other.sent else { return false }
        let fewer = other.counts.filter { counts[$0.key, default: 0] < $0.value }
        return fewer.keys.allSatisfy(kept.contains) || !isUnhurried && orders >= other.orders
    }
}
