import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// Compares a story with the same app begun afresh and with a user who waits, and writes down as a scenario what they
/// would have asked for and shown. What that scenario finds is wrong.
struct StoryJudge {
    let stage: StoryStage
    var seed: RunSeed

    init(stage: StoryStage, seed: RunSeed? = nil) {
        self.stage = stage
        self.seed = seed ?? stage.seed
    }

    /// - Parameter told: how the story was played when it was drawn; nil if it was made from another one.
    func accusations(of story: Story, told: Curtain? = nil) throws(RefereeFault) -> [Accusation] {
        guard let scenario = try scenario(of: story, told: told) else { return [] }
        let trace = try stage.trace(of: scenario, seed: seed)
        let verdict = ScenarioVerdict(judging: trace)
        return verdict.findings.filter { !$0.isConsequence && isSure($0, in: story) }
            .map { Accusation(finding: $0, scenario: scenario) }
    }

    /// The story with what is wanted and to be seen in it; nil if nothing in it can be wrong, or it cannot be played again
    /// line by line.
    private func scenario(of story: Story, told: Curtain?) throws(RefereeFault) -> Scenario? {
        guard case .show? = story.lines.first else { return nil }
        guard let told = if let told { told } else { try played(story) }, told.missedLines.isEmpty else {
            return nil
        }
        let isCalm = told.outcome == nil && !told.isRestless
        let sights = isCalm ? try sights(story, told) : []
        var lines = story.lines
        var asked = told.requests.map(\.resource)
        if isCalm, story.isPlain {
            guard let wants = try withWants(story) else { return nil }
            lines = wants.lines
            asked += wants.resources
        } else if !told.outliving.isEmpty {
            lines = withDepartures(story, told.outliving)
        } else if sights.isEmpty, !told.hasFaults(story, seed: seed) {
            return nil
        }
        let judged = lines + [.settle(limit: StoryStage.longest)] + sights
        let routes = Set(asked).sorted().map { story.weather.route(to: $0) }
        let steps = (routes + judged).enumerated().map { Step(line: $0.offset + 1, verb: $0.element) }
        return Scenario(
            name: "story", title: "An invented story", steps: steps, fixtures: stage.fixtures,
            errors: stage.errors)
    }

    private func played(_ story: Story) throws(RefereeFault) -> Curtain? {
        do throws(RefereeFault) { return try play(story.lines, in: story.weather) } catch {
            // A line that makes no sense without the one before it, which was left out.
            if case .scenario = error { return nil }
            throw error
        }
    }

    private func play(_ lines: [Verb], in weather: Weather) throws(RefereeFault) -> Curtain {
        try stage.play(in: weather, seed: seed) { referee throws(RefereeFault) in
            for (place, line) in (lines + [.settle(limit: StoryStage.longest)]).enumerated() {
                try referee.carryOut(Step(line: place + 1, verb: line))
            }
        }
    }

    // MARK: - Wants

    /// The lines, with a `want` and a `may` before each that changes the inputs. What was asked for before may be asked for
    /// again or kept; only what is new has to be.
    /// - Returns: also all that the fresh apps asked for; nil if one of them does not come to rest.
    private func withWants(_ story: Story) throws(RefereeFault) -> (lines: [Verb], resources: [Resource])? {
        var lines: [Verb] = []
        var resources: [Resource] = []
        var inputs = Inputs()
        var isShown = false
        var asked: Set<Resource> = []
        var wanted: [Resource] = []
        for line in story.lines {
            var changes = true
            switch line {
            case .show: isShown = true
            case .hide: isShown = false
            case .set: break
            case .gesture(.foreground), .gesture(.background): asked.formUnion(wanted)
            case .rerender, .wait, .settle: changes = false
            case .pick, .template, .route, .network, .gesture, .want, .may, .within, .see, .expect: return nil
            }
            inputs.follow(line)
            if changes {
                let fresh = isShown ? try stage.fresh(inputs, in: story.weather, seed: seed) : nil
                if let fresh, fresh.isRestless || fresh.outcome != nil { return nil }
                asked.formUnion(wanted)
                let needs = fresh.map(needs) ?? []
                wanted = needs.map(\.resource)
                resources += wanted
                let new = needs.filter { !asked.contains($0.resource) }
                let old = Array(asked.intersection(wanted)).sorted()
                lines.append(want(new))
                lines.append(.may(old))
            }
            lines.append(line)
        }
        return (lines, resources)
    }

    /// The lines, with a `want` for each read that outlives its view, from where it begins until the view goes.
    private func withDepartures(_ story: Story, _ outliving: [Curtain.Outliving]) -> [Verb] {
        var lines: [Verb] = []
        var wanted: [Resource] = []
        for (place, line) in story.lines.enumerated() {
            let begun = outliving.filter { $0.line == place + 1 }.map(\.resource)
            if !begun.isEmpty {
                wanted += begun.filter { !wanted.contains($0) }
                lines.append(.want(wanted))
            }
            if line == .hide, !wanted.isEmpty {
                lines.append(.want([]))
                wanted = []
            }
            lines.append(line)
        }
        return lines
    }

    /// What a fresh app asks for: each once, with the latest moment of its first request.
    private func needs(of fresh: Curtain) -> [(resource: Resource, at: VirtualInstant)] {
        var needs: [(resource: Resource, at: VirtualInstant)] = []
        for request in fresh.requests where !needs.contains(where: { $0.resource == request.resource }) {
            needs.append(request)
        }
        return needs
    }

    private func want(_ needs: [(resource: Resource, at: VirtualInstant)]) -> Verb {
        let latest = needs.map(\.at).max() ?? .zero
        let delay = latest - .zero
        return .want(needs.map(\.resource), within: delay > .zero ? delay + .milliseconds(1) : nil)
    }

    // MARK: - Sights

    /// What a comparison has on screen at the end and the story has not, or the other way round.
    private func sights(_ story: Story, _ told: Curtain) throws(RefereeFault) -> [Verb] {
        guard let other = try comparison(story), other.outcome == nil, !other.isRestless,
            other.missedLines.isEmpty
        else { return never(story, told) }
        let differences = other.screen.lines(missedBy: told.screen)
        return differences + never(story, told).filter { !differences.contains($0) }
    }

    /// What is wrong at the end of every story: a spinner over an app in which nothing goes on, and an error although each
    /// request was answered with what the app can use.
    private func never(_ story: Story, _ told: Curtain) -> [Verb] {
        var lines: [Verb] = []
        if told.screen.sights.contains(.spinner) { lines.append(.see(.spinner, isExpected: false)) }
        let isAnswered =
            story.weather.failure == nil
            && told.requests.allSatisfy { story.weather.kinds.known[ResourceShape($0.resource)] != nil }
        if isAnswered, told.screen.sights.contains(.error) { lines.append(.see(.error, isExpected: false)) }
        return lines
    }

    /// A fresh app with the inputs at the end, or the same lines by a user who waits after each.
    private func comparison(_ story: Story) throws(RefereeFault) -> Curtain? {
        // An app may stop showing what it has while another is in front.
        guard !story.lines.endAway else { return nil }
        guard story.isPlain else {
            let patient = story.lines.filter { !$0.passesTime }.flatMap {
                [$0, .settle(limit: StoryStage.longest)]
            }
            return try play(patient, in: story.weather)
        }
        guard story.lines.endShown else { return nil }
        var inputs = Inputs()
        for line in story.lines { inputs.follow(line) }
        return try stage.fresh(inputs, in: story.weather, seed: seed)
    }

    // MARK: - What is certain

    private func isSure(_ finding: Finding, in story: Story) -> Bool {
        switch finding.code {
        case .crash, .exitedEarly, .noTimePassing, .limitExceeded, .updateCycle, .missingEnvironmentObject,
            .stateWrittenDuringBody, .offMainWrite, .workInInit, .workInBody, .duplicateIdentity, .retryStorm,
            .missingCancellation, .unownedTask, .wrongScreen:
            true
        // Of a story that touches the app only those reads are stated that outlive their view.
        case .missedFetch, .prematureCancel, .redundantFetch: story.isPlain
        case .brokeProtocol, .unmetExpectation, .notAScenario, .falseAlarm, .bugNotCaught: false
        }
    }
}
