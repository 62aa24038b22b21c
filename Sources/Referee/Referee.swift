// Referee: the world around the app. Drives a host through a scenario and records what happened.
//
// It owns the clock, the network and the user's finger, and knows nothing of points. Start here; `World` is the
// network, `Eye` reads the screen, `Trace` is what comes out.

import Scenario
import VirtualTime
import Wire
import Workshop

/// Plays with one app, line by line.
///
///     var referee = try Referee(on: app, seed: 1)
///     try referee.carryOut(step)
///     referee.events.last
///
/// Two processes share one clock, and neither may see the other's future. At each instant the host goes first: it does
/// everything the app can do by itself, to the end of the instant. Then the world acts, in the order (due
/// instant, drawn tie, request number); after each of its answers the host again finishes the instant. No two
/// answers share a request, so the order is total; the seed draws the tie, so that no app can rely on it.
public struct Referee {
    /// Everything that has happened so far.
    public private(set) var events: [TraceEvent] = []
    /// The lines that were carried out, as the seed has them: one for each `stepped` event.
    public private(set) var steps: [Step] = []
    public private(set) var now = VirtualInstant.zero
    /// How the app ended. Nothing can be carried out afterwards.
    public private(set) var outcome: RunOutcome?
    /// What the app said it can be set to.
    public private(set) var knobs: [Knob] = []

    /// When something happens next if nobody does anything, in the app or in the world; nil when nothing will.
    public var nextMoment: VirtualInstant? {
        [nextDeadline, world.nextAnswer].compactMap { $0 }.min().map { max($0, now) }
    }

    /// What was fetched with each body so far, by the fingerprint that its picture has on screen.
    public var pictures: [String: Resource] {
        Dictionary(world.knownBodies.map { ($0.key.fingerprint, $0.value) }) { first, _ in first }
    }

    private let scenarioName: String
    private let app: any AppUnderTest
    private let fixtures: any FixtureShelf
    private var world: World
    private var eye = Eye()
    private var nextDeadline: VirtualInstant?
    private var draws: Draws
    private var lookout: Lookout?

    /// Runs the scenario from its first line to its last, or to the end of the app, and says what happened. The trace
    /// has the scenario's lines as the seed has them.
    /// - Parameter sdk: the one of Apple's whose behaviour the app is to see.
    public static func run(
        _ scenario: Scenario, seed: UInt64, sdk: Int = 27, on app: any AppUnderTest
    ) throws(RefereeFault) -> Trace {
        var referee = try Referee(
            on: app, seed: seed, sdk: sdk, scenarioName: scenario.name, fixtures: scenario.fixtures)
        let scenario = try referee.resolved(scenario)
        for step in scenario.steps { try referee.carryOut(step) }
        return Trace(
            scenario: scenario, seed: seed, events: referee.events, outcome: referee.finish(),
            end: referee.now, pictures: referee.pictures)
    }

    /// Greets the app. It is at instant zero, and nothing of it is on screen yet.
    /// - Parameters:
    ///   - scenarioName: what its mistakes are reported under.
    ///   - fixtures: the files that routes may reply with.
    public init(
        on app: any AppUnderTest, seed: UInt64, sdk: Int = 27, scenarioName: String = "",
        fixtures: any FixtureShelf = [String: [UInt8]]()
    ) throws(RefereeFault) {
        self.app = app
        self.scenarioName = scenarioName
        self.fixtures = fixtures
        world = World(seed: seed)
        draws = Draws(seed: seed)
        try attempt { referee throws(Interruption) in try referee.greet(seed: seed, sdk: sdk) }
    }

    /// Does what one line says, unless the app has ended.
    ///
    /// After a fault of the scenario's, such as a knob that is not there, nothing has changed and the next line can be
    /// carried out.
    public mutating func carryOut(_ step: Step) throws(RefereeFault) {
        guard outcome == nil, let step = try resolved(step) else { return }
        let before = events.count
        steps.append(step)
        do throws(RefereeFault) {
            try attempt { referee throws(Interruption) in try referee.perform(step) }
        } catch {
            // A line that nobody could carry out is no part of the story.
            if events.count == before + 1 {
                events.removeLast()
                steps.removeLast()
            }
            throw error
        }
    }

    /// The step as the seed has it; nil for a `pick` line, which only has to be remembered.
    private mutating func resolved(_ step: Step) throws(RefereeFault) -> Step? {
        do throws(ScenarioError) { return try draws.resolve(step, of: scenarioName) } catch {
            throw fault(error)
        }
    }

    private func resolved(_ scenario: Scenario) throws(RefereeFault) -> Scenario {
        do throws(ScenarioError) { return try scenario.resolved(seed: draws.seed) } catch {
            throw fault(error)
        }
    }

    private func fault(_ error: ScenarioError) -> RefereeFault {
        .scenario(
            ScenarioFault(
                scenario: scenarioName, line: error.line, reason: "\(error.problem)", candidates: []))
    }

    /// Lets the app go, unless it has gone by itself.
    public mutating func finish() -> RunOutcome {
        if let outcome { return outcome }
        app.close()
        outcome = .completed
        return .completed
    }

    private mutating func attempt(
        _ work: (inout Referee) throws(Interruption) -> Void
    ) throws(RefereeFault) {
        do throws(Interruption) {
            try work(&self)
        } catch {
            switch error {
            case .fault(let fault): throw fault
            case .app(let outcome): self.outcome = outcome
            }
        }
    }

    // MARK: - The lines of the scenario

    /// Why a run stops before its last line.
    private enum Interruption: Error {
        case fault(RefereeFault)
        case app(RunOutcome)
    }

    private mutating func perform(_ step: Step) throws(Interruption) {
        note(.stepped(line: step.line))
        switch step.verb {
        case .pick, .template:
            preconditionFailure("line \(step.line) was carried out before anything was drawn for it")
        case .route(let route):
            try add(route, at: step)
        case .show(let settings):
            try say(.show(settings), at: step)
        case .hide:
            try say(.hide, at: step)
        case .set(let setting):
            try say(.set(setting), at: step)
        case .rerender(let times):
            try say(.rerender(times: times), at: step)
        case .gesture(let gesture):
            try perform(gesture, at: step)
        case .wait(let duration):
            try letTimePass(to: now + duration)
        case .settle(let limit):
            try settle(by: now + limit)
        case .want(let resources, within: _):
            note(.wanted(resources))
        case .may:
            break  // the ledger knows the line, and nobody else has to
        case .within(let limit, let sight, let isExpected):
            try watch(for: sight, isExpected: isExpected, until: now + limit, at: step)
        case .see(let sight, let isExpected):
            look(for: sight, isExpected: isExpected, at: step)
        case .expect(let tallies):
            for tally in tallies { count(tally, at: step) }
        }
    }

    private mutating func add(_ route: Route, at step: Step) throws(Interruption) {
        do throws(FixtureFault) {
            var files: [String: [UInt8]] = [:]
            for name in route.fixtures { files[name] = try fixtures.bytes(of: name) }
            world.add(route, replyingWith: files)
        } catch {
            throw mistake(at: step, error.reason, error.candidates)
        }
    }

    private func mistake(at step: Step, _ reason: String, _ candidates: [String]) -> Interruption {
        .fault(
            .scenario(
                ScenarioFault(
                    scenario: scenarioName, line: step.line, reason: reason, candidates: candidates)))
    }

    private mutating func look(for sight: Sight, isExpected: Bool, at step: Step) {
        let isSeen = eye.sees(sight, fingerprints: world.latestBodies)
        let check = Verb.see(sight, isExpected: isExpected).description
        let found = eye.description(knowing: world.knownBodies)
        note(.checked(line: step.line, check: check, held: isSeen == isExpected, found: found))
    }

    /// Lets time pass, and says whether the sight was there at any moment of it.
    private mutating func watch(
        for sight: Sight, isExpected: Bool, until end: VirtualInstant, at step: Step
    ) throws(Interruption) {
        lookout = Lookout(sight: sight, isExpected: isExpected)
        defer { lookout = nil }
        lookOut()
        try letTimePass(to: end)
        lookOut()
        let held = lookout?.hasHeld ?? false
        let found = eye.description(knowing: world.knownBodies)
        note(.checked(line: step.line, check: step.verb.description, held: held, found: found))
    }

    private mutating func lookOut() {
        guard let watched = lookout, !watched.hasHeld else { return }
        let isSeen = eye.sees(watched.sight, fingerprints: world.latestBodies)
        lookout?.hasHeld = isSeen == watched.isExpected
    }

    private mutating func count(_ tally: Tally, at step: Step) {
        let count = events.count { event in
            switch (event.kind, tally.subject) {
            case (.requested, .requests), (.cancelled, .cancelled): true
            default: false
            }
        }
        let check = Verb.expect([tally]).description
        note(.checked(line: step.line, check: check, held: count == tally.count, found: "\(count)"))
    }

    // MARK: - Time

    private mutating func letTimePass(to target: VirtualInstant) throws(Interruption) {
        repeat {
            let next = min(target, world.nextAnswer ?? target)
            // The host comes back early when the app has asked for something: its answer may be due before `next`.
            try exchange(.run(until: next))
            if now == next { try answer() }
        } while now < target || (world.nextAnswer.map { $0 <= target } ?? false)
    }

    /// Gives out every answer that is due now, one at a time.
    private mutating func answer() throws(Interruption) {
        while let answer = world.takeAnswer(due: now) {
            switch answer.kind {
            case .response(let response):
                note(.responded(request: answer.request, status: response.status, bytes: response.body.count))
                try exchange(.deliver(request: answer.request, response: response))
            case .failure(let error):
                note(.failed(request: answer.request, error))
                try exchange(.fail(request: answer.request, error: error))
            }
        }
    }

    /// Until nothing is left to happen, in the app or in the world, or until the limit.
    private mutating func settle(by limit: VirtualInstant) throws(Interruption) {
        while let next = nextMoment {
            try letTimePass(to: min(next, limit))
            if now >= limit { return noteRemainder() }
        }
    }

    /// `settle` has reached its limit, and says what would have gone on. That is no mistake: a poller never ends.
    private mutating func noteRemainder() {
        let remainder = Remainder(after: events, requests: world.inFlight, nextTimer: nextDeadline)
        if !remainder.isNothing { note(.unsettled(remainder)) }
    }

    // MARK: - The conversation

    private mutating func greet(seed: UInt64, sdk: Int) throws(Interruption) {
        let answer = try converse(.hello(version: wireVersion, seed: seed, sdk: sdk))
        guard case .ready(let version, let knobs) = answer else {
            throw .app(.brokeProtocol("the app host did not greet"))
        }
        guard version == wireVersion else {
            throw .app(.brokeProtocol("the app host speaks version \(version), not \(wireVersion)"))
        }
        self.knobs = knobs
    }

    /// Does what the user does. What cannot be done is the app's mistake: the user looks for the target in vain.
    private mutating func perform(_ gesture: Gesture, at step: Step) throws(Interruption) {
        let answer = try converse(.gesture(gesture))
        guard case .refused(let reason, let candidates) = answer else { return try take(answer) }
        let choice = candidates.isEmpty ? "" : " (there is \(candidates.joined(separator: ", ")))"
        let seen = eye.description(knowing: world.knownBodies)
        let found = "\(reason)\(choice). On screen: \(seen)"
        note(.checked(line: step.line, check: step.verb.description, held: false, found: found))
    }

    /// Says a line of the scenario. What the host cannot do is the scenario's mistake.
    private mutating func say(_ frame: RefereeFrame, at step: Step) throws(Interruption) {
        let answer = try converse(frame)
        if case .refused(let reason, let candidates) = answer {
            throw mistake(at: step, reason, candidates)
        }
        try take(answer)
    }

    private mutating func exchange(_ frame: RefereeFrame) throws(Interruption) {
        try take(try converse(frame))
    }

    private func converse(_ frame: RefereeFrame) throws(Interruption) -> HostFrame {
        do throws(WireFault) {
            return try app.exchange(frame)
        } catch {
            throw interruption(after: error)
        }
    }

    private func interruption(after fault: WireFault) -> Interruption {
        do throws(MachineFault) {
            return .app(try app.outcome(after: fault))
        } catch {
            return .fault(.machine(error))
        }
    }

    private mutating func take(_ answer: HostFrame) throws(Interruption) {
        switch answer {
        case .paused(let pause):
            try take(pause)
        case .stuck(let pause):
            try take(pause)
            app.close()
            throw .app(.exceeded(.stepsWithoutTime))
        case .ending(let pause):
            try take(pause)
            throw interruption(after: .closed)
        case .ready, .refused:
            throw .app(.brokeProtocol("the app host said something that was not an answer"))
        }
    }

    private mutating func take(_ pause: Pause) throws(Interruption) {
        guard pause.at >= now else { throw .app(.brokeProtocol("the app's time ran backwards")) }
        for event in pause.events {
            guard event.at >= now, event.at <= pause.at else {
                throw .app(.brokeProtocol("something happened out of its time"))
            }
            try take(event)
        }
        now = pause.at
        nextDeadline = pause.nextDeadline
    }

    private mutating func take(_ event: HostEvent) throws(Interruption) {
        let kind: TraceEvent.Kind
        switch event.kind {
        case .requested(let request):
            guard let resource = world.accept(request, at: event.at) else {
                throw .app(.brokeProtocol("request \(request.id) was made twice"))
            }
            kind = .requested(request, resource)
        case .cancelled(let id):
            guard world.cancel(id) else { return }
            kind = .cancelled(request: id)
        case .timedOut(let id):
            guard world.cancel(id) else { return }
            kind = .failed(request: id, .timeout)
        case .screen(let lines):
            eye.screen = lines
            lookOut()
            kind = .screen(lines)
        case .console(let text):
            kind = .console(text)
        case .fact(let fact):
            kind = .fact(fact)
        }
        events.append(TraceEvent(at: event.at, scope: event.scope, kind))
    }

    private mutating func note(_ kind: TraceEvent.Kind) {
        events.append(TraceEvent(at: now, kind))
    }
}

/// What a `within` line waits for, and whether it has come about.
private struct Lookout {
    let sight: Sight
    let isExpected: Bool
    var hasHeld = false
}
