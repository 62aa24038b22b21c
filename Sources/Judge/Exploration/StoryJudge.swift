import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// Compares a story with two references: the same app started fresh, and a patient user. For each reference,
/// `StoryJudge` writes a scenario that requires the reference's requests and screens. If the app fails a scenario that
/// `StoryJudge` wrote, the app has a fault.
struct StoryJudge {
    let stage: StoryRunner
    var seed: RunSeed

    init(stage: StoryRunner, seed: RunSeed? = nil) {
        self.stage = stage
        self.seed = seed ?? stage.seed
    }

    /// The findings in a story, one for each cause.
    /// - Parameter told: the result of running the story; nil if the story still has to run.
    func accusations(of story: Story, told: StoryResult? = nil) throws(RefereeFault) -> [StoryFinding] {
        let story = story.retold(under: seed, drawnUnder: stage.seed)
        guard story.beginsOnScreen,
            let told = if let told { told } else { try play(story.lines, in: story.weather) },
            told.missedLines.isEmpty,
            // An app with many views may need much processor time.
            told.outcome != .exceeded(.processorTime), !(told.outcome?.endedAtLeftOutPiece ?? false)
        else { return [] }
        var found: [StoryFinding] = []
        for charge in try charges(story, told) {
            if let trace = told.trace(of: story, with: charge.lines, seed: seed),
                !ScenarioVerdict(judging: trace).findings.contains(where: charge.proves)
            {
                continue
            }
            let scenario = scenario(of: charge, in: story.weather, asked: told.requests.map(\.resource))
            // Running an app that hangs takes a whole second, so the app does not run again.
            let trace =
                told.outcome?.isHang ?? false
                ? told.trace(of: story, seed: seed) : try stage.trace(of: scenario, seed: seed)
            let verdict = ScenarioVerdict(judging: trace)
            for finding in verdict.findings
            where charge.proves(finding) && !trace.wasSettledByAnother(finding) {
                let accusation = StoryFinding(
                    finding: finding, scenario: scenario, place: trace.place(of: finding, in: scenario))
                if !found.contains(where: { $0.cause == accusation.cause }) { found.append(accusation) }
            }
        }
        return found
    }

    func remarks(on story: Story, told: StoryResult) throws(RefereeFault) -> [StoryRemark] {
        guard story.beginsOnScreen, told.missedLines.isEmpty else { return [] }
        return try RemarkableMoments(told: told, story: story)
            .remarks(FreshReference(stage: stage, seed: seed))
    }

    private func scenario(of charge: SuspectedFault, in weather: StoryNetwork, asked: [Resource]) -> Scenario
    {
        var resources = Set(asked)
        for case .want(let wanted, within: _) in charge.lines { resources.formUnion(wanted) }
        let routes = resources.filter { !stage.opening.routes($0) }.sorted().map { weather.route(to: $0) }
        let steps = (stage.opening.world + routes + charge.lines).steps
        return Scenario(
            name: "story", title: "An invented story", steps: steps, fixtures: stage.opening.fixtures,
            errors: stage.errors)
    }

    /// Plays the lines. Returns nil if a line cannot run, for example after the removal of an earlier line.
    private func play(_ lines: [Verb], in weather: StoryNetwork) throws(RefereeFault) -> StoryResult? {
        try stage.play(lines, in: weather, seed: seed)
    }

    // MARK: - Charges

    private func charges(_ story: Story, _ told: StoryResult) throws(RefereeFault) -> [SuspectedFault] {
        var charges: [SuspectedFault] = []
        let end: [Verb] = [.settle(limit: StoryRunner.longest)]
        if told.hasFaults(story, seed: seed) {
            charges.append(SuspectedFault(lines: story.lines + end, codes: SuspectedFault.faults))
        }
        let fresh = FreshReference(stage: stage, seed: seed)
        if told.isCalm, story.isPlain, let wants = try fresh.wants(of: story, told) {
            let sights = try fresh.sights(at: story, told).oneOfEachShape
            charges.append(
                SuspectedFault(
                    lines: wants + end + sights,
                    codes: [
                        .missedFetch, .prematureCancel, .redundantFetch, .missingCancellation, .unownedTask,
                        .wrongScreen,
                    ]))
            charges += try fresh.oldErrors(in: story, told)
        } else if !told.outliving.isEmpty {
            charges.append(
                SuspectedFault(
                    lines: withDepartures(story, told.outliving) + end,
                    codes: [.missingCancellation, .unownedTask]))
        }
        if told.isCalm {
            let patient = PatientReference(stage: stage, seed: seed)
            let calm = try patient.run(of: story, told)
            charges += calm.map { patient.hastyTouch(in: story, told, $0) } ?? []
            let sights =
                try
                ((calm.map { patient.sights(story, told, $0) } ?? [])
                + fresh.sightsAfterReturn(of: story, told)
                + WorldReference(stage: stage, seed: seed).sights(story, told)).oneOfEachShape
            if !sights.isEmpty {
                charges.append(SuspectedFault(lines: story.lines + end + sights, codes: [.wrongScreen]))
            }
            let asked = Set(told.requests.map(\.resource))
            let doubled =
                DoubledRequest.all(in: told.events, of: story)
                + (try patient.needlessRestart(in: story, told).map { [$0] } ?? [])
            charges += doubled.map { $0.charge(story, told) }
            for lost in LostResponse.all(in: told) {
                let calm = try play(lost.undisturbed(story), in: story.weather)
                if let calm, lost.appears(in: calm) { charges.append(lost.charge(story)) }
            }
            charges += RefreshWithoutRequest.all(in: told, of: story).map { $0.charge(story, others: asked) }
            for touch in TapWithoutEffect.all(in: told, of: story)
            where try !patient.isIdle(touch.line, of: story) {
                charges.append(touch.charge(story, others: asked))
            }
        }
        return charges + WrongMoment.all(in: told, of: story).map { $0.charge(story) }
    }

    /// The story's lines, with a `want` for each GET request that outlives its view. The user wants the resource from
    /// the line that caused the GET request until the view disappears.
    private func withDepartures(_ story: Story, _ outliving: [StoryResult.Outliving]) -> [Verb] {
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
}

extension Trace {
    /// True if the app canceled the request in the instant in which another request ended. An app that sends several
    /// requests for one purpose may cancel the remaining requests after the first response. Examples are a race that
    /// the first response wins, and a task group that ends with its first failure.
    fileprivate func wasSettledByAnother(_ finding: Finding) -> Bool {
        guard finding.code == .prematureCancel, let cancelled = finding.resource else { return false }
        var sent: [Int: Resource] = [:]
        var settled: Set<VirtualInstant> = []
        var ends: Set<VirtualInstant> = []
        for event in events {
            switch event.kind {
            case .requested(let request, let resource): sent[request.id] = resource
            case .responded(let id, _, _), .failed(let id, _), .gaveUp(let id):
                if sent[id] != cancelled { settled.insert(event.at) }
            case .cancelled(let id): if sent[id] == cancelled { ends.insert(event.at) }
            case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return ends.contains(finding.at) && settled.contains(finding.at)
    }
}

extension Trace {
    /// The finding's line. For a wrong screen, the result is the source line that sent the last request before the
    /// check. If the check expects content of a resource, the result is the line that sent the last request for this
    /// resource.
    fileprivate func place(of finding: Finding, in scenario: Scenario) -> SourceLocation? {
        if let location = finding.location { return location }
        guard finding.code == .wrongScreen else { return nil }
        let before = RequestRecord.all(in: self).filter { $0.started <= finding.at }
        let check = scenario.steps.first { $0.line == finding.scenarioLine }?.verb
        let about: RequestRecord? =
            switch check?.look?.sight {
            case .image(let resource), .body(let resource): before.last { $0.resource == resource }
            case .spinner, .error, .text, .wholeText, .button, .above, .only, nil: nil
            }
        return (about ?? before.last)?.location
    }
}
