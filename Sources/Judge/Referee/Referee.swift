// Referee: the world around the app. Drives a host through a scenario and records what happened.
//
// It owns the clock, the network and the user's finger, and knows nothing of points. Start here. `Performance` does what
// each verb says, `Time` lets time pass, `HostLink` and `Exchange` talk to the app. `World` is the network, `Eye` reads
// the screen, `Lookout` checks it, and `Trace` is the result.

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
/// Two processes share one clock, and neither may see the other's future. At each instant the host goes first, and then
/// the world answers in the order (due instant, drawn tie, request number). No two answers share a request, so the order
/// is total. The seed draws the tie, so that no app can rely on it.
public struct Referee {
    /// Everything that has happened so far.
    public private(set) var events: [TraceEvent] = []
    /// The lines that were carried out, as the seed has them: one for each `stepped` event.
    public private(set) var steps: [Step] = []
    /// Where the clock of this run is.
    public internal(set) var now = VirtualInstant.zero
    /// How the app ended. Nothing can be carried out afterwards.
    public private(set) var outcome: RunOutcome?
    /// The inputs that the app offers.
    public private(set) var knobs: [Knob] = []

    /// When something happens next by itself, in the app or in the world; nil if nothing will.
    public var nextMoment: VirtualInstant? {
        [nextDeadline, world.nextAnswer].compactMap { $0 }.min().map { max($0, now) }
    }

    /// The resource of each body so far, by the fingerprint that its picture has on screen.
    public var pictures: [String: Resource] {
        Dictionary(world.knownBodies.map { ($0.key.fingerprint, $0.value) }) { first, _ in first }
    }

    /// Whether the screen tells of a failure, as a `see error` line finds it.
    public var showsError: Bool { eye.sees(.error, fingerprints: [:]) }

    /// Whether it is on screen now, as a `see` line finds it.
    public func sees(_ sight: Sight) -> Bool { eye.sees(sight, fingerprints: world.latestBodies) }

    /// The resource of each text so far that a request was answered with.
    public var words: [String: Resource] {
        let texts = world.knownBodies.compactMap { mark, resource in mark.text.map { ($0, resource) } }
        return Dictionary(texts) { first, second in min(first, second) }
    }

    /// What the user sees now.
    public var screen: [ScreenLine] { eye.screen }

    /// What has been asked for and is not answered yet, in the order of the requests.
    public var inFlight: [Resource] { world.inFlight }

    let scenarioName: String
    let host: HostLink
    let fixtures: any FixtureShelf
    var world: World
    var eye: Eye
    let seesEveryScreen: Bool
    /// The screens of the latest instant that had any, since the last line that did something; only where every one is seen.
    var screensOfNow: [(at: VirtualInstant, lines: [ScreenLine])] = []
    /// When the app goes on by itself.
    public internal(set) var nextDeadline: VirtualInstant?
    var lookout: Lookout?
    /// What is left of what this run may bring across the border.
    var budget = RunBudget()
    private var draws: Draws

    /// Runs the scenario from its first line to its last, or to the end of the app, and says what happened. The trace
    /// has the scenario's lines as the seed has them.
    /// - Parameter sdk: the version of Apple's SDK whose behavior the app sees.
    public static func run(
        _ scenario: Scenario, seed: RunSeed, sdk: Int = 27, on app: any AppUnderTest
    ) throws(RefereeFault) -> Trace {
        var referee = try Referee(
            on: app, seed: seed, sdk: sdk, scenarioName: scenario.name, fixtures: scenario.fixtures,
            errors: scenario.errors, attention: Attention(everyScreen: scenario.looksAtOnce))
        let scenario = try referee.resolved(scenario)
        for step in scenario.steps { try referee.carryOut(step) }
        return Trace(
            scenario: scenario, seed: seed, events: referee.events, outcome: referee.finish(),
            end: referee.now, pictures: referee.pictures)
    }

    /// Greets the app. It is instant zero, and the app is not on screen yet.
    /// - Parameters:
    ///   - scenarioName: the name in reports of the scenario's mistakes.
    ///   - fixtures: the files that routes may reply with.
    ///   - attention: `see … at once` looks at screens that last for no time.
    ///   - errors: the words of an error on screen, if not the common ones.
    ///   - unlisted: the replies to requests that no route mentions; a plain 404 if nothing is said.
    public init(
        on app: any AppUnderTest, seed: RunSeed, sdk: Int = 27, scenarioName: String = "",
        fixtures: any FixtureShelf = [String: [UInt8]](), errors: [String] = [],
        attention: Attention = Attention(),
        unlisted: UnlistedReply? = nil
    ) throws(RefereeFault) {
        host = HostLink(app: app)
        self.scenarioName = scenarioName
        self.fixtures = fixtures
        seesEveryScreen = attention.everyScreen
        eye = Eye(errors: errors)
        world = World(seed: seed, unlisted: unlisted ?? World.unknown)
        draws = Draws(seed: seed)
        try attempt { referee throws(Interruption) in
            referee.knobs = try referee.host.greet(
                seed: seed.ofHost, sdk: sdk, attention: attention)
        }
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
            // A line that was not carried out is no part of the run.
            if events.count == before + 1 {
                events.removeLast()
                steps.removeLast()
            }
            throw error
        }
    }

    /// Strikes the last line from the record, if it was a touch that found nothing. The app has done nothing for it, so the run
    /// is the one without that line.
    public mutating func strikeMiss() {
        guard case .checked(_, _, held: false, _)? = events.last?.kind,
            case .stepped? = events.dropLast().last?.kind, case .gesture? = steps.last?.verb
        else { return }
        events.removeLast(2)
        steps.removeLast()
    }

    /// The step as the seed has it; nil for a `pick` line, which does nothing by itself.
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
        host.app.close()
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

    mutating func note(_ kind: TraceEvent.Kind) {
        record(TraceEvent(at: now, kind))
    }

    mutating func record(_ event: TraceEvent) { events.append(event) }
}
