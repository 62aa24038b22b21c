// Referee: simulates the user, the clock and the network around one running app, and records all events.
//
// The referee owns the clock, the network and the user's gestures, but awards no points. Start here. `Performance`
// carries out the scenario's lines, `Time` lets time pass, and `HostLink` and `Exchange` talk to the app. `World` is
// the network, `ScreenReader` reads the screen, `WithinCheck` checks the screen, and `Trace` is the result.

import Scenario
import VirtualTime
import Wire
import Workshop

/// Runs one app through a scenario, line by line.
///
///     var referee = try Referee(on: app, seed: 1)
///     try referee.carryOut(step)
///     referee.events.last
///
/// The app and the network share one virtual clock: at each instant, the app runs first, and then the network responds.
/// The network sends its responses in the order (due instant, tie, request number). The seed decides the order of
/// simultaneous responses, so no app can rely on that order.
public struct Referee {
    public private(set) var events: [TraceEvent] = []
    /// The lines that the referee has carried out, with the seed's values. The trace contains one `stepped` event for
    /// each scenario line.
    public private(set) var steps: [Step] = []
    public internal(set) var now = VirtualInstant.zero
    /// The way in which the app ended; nil while the app is running. Once the app has ended, the referee carries out no
    /// more lines.
    public private(set) var outcome: RunOutcome?
    public private(set) var knobs: [Knob] = []

    /// The next instant at which the app or the network acts without a user; nil if no such instant will come.
    public var nextMoment: VirtualInstant? {
        [nextDeadline, world.nextAnswer].compactMap { $0 }.min().map { max($0, now) }
    }

    /// The resource of each picture that the network has sent, by the picture's fingerprint.
    public var pictures: [String: Resource] {
        Dictionary(world.bodies.origins.map { ($0.key.fingerprint, $0.value.resource) }) { first, _ in first }
    }

    /// True if the screen now shows words that report a failure.
    public var showsError: Bool { eye.showsError }

    /// True if a `see` line with the given content would succeed now.
    public func sees(_ sight: Sight) -> Bool { eye.sees(sight, of: world.bodies) }

    /// The resource of each text that the network has sent to the app.
    public var words: [String: Resource] {
        let texts = world.bodies.origins.compactMap { mark, origin in mark.text.map { ($0, origin.resource) }
        }
        return Dictionary(texts) { first, second in min(first, second) }
    }

    public var screen: [ScreenLine] { eye.screen }

    public var inFlight: [Resource] { world.inFlight }

    let scenarioName: String
    let host: HostLink
    let fixtures: any FixtureShelf
    var world: World
    var eye: ScreenReader
    let seesEveryScreen: Bool
    /// The screens that the app has shown in the current instant since the last action; empty unless `seesEveryScreen`.
    var screensOfNow: [(at: VirtualInstant, lines: [ScreenLine])] = []
    /// The next instant at which the app does something without a user action or a response.
    public internal(set) var nextDeadline: VirtualInstant?
    var lookout: WithinCheck?
    /// The number of events and bytes that the app may still send to the referee in this run.
    var budget = RunBudget()
    private var draws: Draws

    /// Runs the scenario until its last line, or until the app ends.
    /// - Parameter sdk: the version of Apple's SDK whose behavior the engine imitates.
    public static func run(
        _ scenario: Scenario, seed: RunSeed, sdk: Int = 27, on app: any AppUnderTest
    ) throws(RefereeFault) -> Trace {
        var referee = try Referee(
            on: app, seed: seed, sdk: sdk, scenarioName: scenario.name, fixtures: scenario.fixtures,
            errors: scenario.errors,
            attention: Attention(everyScreen: scenario.looksAtOnce, classes: scenario.countedTypes))
        let scenario = try referee.resolved(scenario)
        for step in scenario.steps { try referee.carryOut(step) }
        return Trace(
            scenario: scenario, seed: seed, events: referee.events, outcome: referee.finish(),
            end: referee.now, pictures: referee.pictures)
    }

    /// Greets the app. Sends `hello` to the app's process; when the process has replied, the clock is at zero and no
    /// screen is visible yet.
    /// - Parameters:
    ///   - scenarioName: the scenario's name for error messages.
    ///   - fixtures: the files that routes can reply with.
    ///   - errors: the words that count as an error on screen; empty for the common words.
    ///   - attention: whether to record screens that are replaced within the same instant, for `see … at once`.
    ///   - samples: the rule that decides if two requests for the same resource get the same sample data.
    ///   - unlisted: the reply to a request that no route mentions; a plain 404 by default.
    public init(
        on app: any AppUnderTest, seed: RunSeed, sdk: Int = 27, scenarioName: String = "",
        fixtures: any FixtureShelf = [String: [UInt8]](), errors: [String] = [],
        attention: Attention = Attention(), samples: SampleRule = .eachRequestDiffers,
        unlisted: UnlistedReply? = nil
    ) throws(RefereeFault) {
        host = HostLink(app: app)
        self.scenarioName = scenarioName
        self.fixtures = fixtures
        seesEveryScreen = attention.everyScreen
        eye = ScreenReader(errors: errors)
        world = World(seed: seed, samples: samples, unlisted: unlisted ?? World.unknown)
        draws = Draws(seed: seed)
        try attempt { referee throws(Interruption) in
            referee.knobs = try referee.host.greet(
                seed: seed.ofHost, sdk: sdk, attention: attention)
        }
    }

    /// Carries out one line, unless the app has ended.
    ///
    /// A scenario line with an error, such as an unknown input, has no effect, and the next line can still run.
    public mutating func carryOut(_ step: Step) throws(RefereeFault) {
        guard outcome == nil, let step = try resolved(step) else { return }
        let before = events.count
        steps.append(step)
        do throws(RefereeFault) {
            try attempt { referee throws(Interruption) in try referee.perform(step) }
        } catch {
            // The run's record leaves out a line that could not run.
            if events.count == before + 1 {
                events.removeLast()
                steps.removeLast()
            }
            throw error
        }
    }

    /// Removes the last line from the record if its gesture found no target. A gesture without a target changes nothing
    /// in the app, so the run continues as if the line did not exist.
    public mutating func strikeMiss() {
        guard case .checked(_, _, held: false, _)? = events.last?.kind,
            case .stepped? = events.dropLast().last?.kind, case .gesture? = steps.last?.verb
        else { return }
        events.removeLast(2)
        steps.removeLast()
    }

    /// The scenario line with the values that the seed picks; nil for a `pick` line.
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

    /// Ends the app, unless it has already ended.
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
