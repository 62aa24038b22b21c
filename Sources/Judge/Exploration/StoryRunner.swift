import Referee
import Scenario
import Verification
import Wire

/// Runs stories, each in fresh memory. Only one thread may use a story runner at a time.
final class StoryRunner: @unchecked Sendable {
    private let encores: AppRunner
    let seed: RunSeed
    /// The words that mark an error on screen; empty for the common words.
    let errors: [String]
    /// True if the app sets state from inputs only once, so that later input values need not change the state.
    let seedsState: Bool
    /// True for an app marked `@main`: without a parent view, stories cannot hide or redraw the app's screen.
    let isWholeApp: Bool
    let opening: Opening
    private var freshRuns = FreshRuns()

    init(
        _ encores: AppRunner, seed: RunSeed, errors: [String] = [], opening: Opening = .none,
        seedsState: Bool = false, isWholeApp: Bool = false
    ) {
        (self.encores, self.seed, self.errors) = (encores, seed, errors)
        (self.opening, self.seedsState, self.isWholeApp) = (opening, seedsState, isWholeApp)
    }

    func play(
        in weather: StoryNetwork, seed: RunSeed? = nil, _ work: (inout StoryRun) throws(RefereeFault) -> Void
    ) throws(RefereeFault) -> StoryResult {
        let forecast = Forecast(weather)
        return try encores.perform(
            seed: seed ?? self.seed, errors: errors, fixtures: opening.fixtures,
            unlisted: { forecast.reply(to: $0) }
        ) { referee throws(RefereeFault) in
            for line in opening.world { try referee.carryOut(Step(line: 0, verb: line)) }
            var run = StoryRun(on: referee)
            defer { referee = run.referee }
            try work(&run)
            return StoryResult(after: run)
        }
    }

    /// Runs the lines and then waits until the app has settled; returns nil if a line cannot run.
    func play(_ lines: [Verb], in weather: StoryNetwork, seed: RunSeed) throws(RefereeFault) -> StoryResult? {
        var isWhole = true
        let curtain = try play(in: weather, seed: seed) { run throws(RefereeFault) in
            for line in lines + [.settle(limit: Self.longest)] where isWhole {
                isWhole = try run.carryOut(line)
            }
        }
        return isWhole ? curtain : nil
    }

    /// The run of a freshly started app with the given inputs and without further actions.
    func fresh(_ inputs: Inputs, in weather: StoryNetwork, seed: RunSeed) throws(RefereeFault) -> FreshRun {
        if let known = freshRuns.run(with: inputs, in: weather, seed: seed) { return known }
        let curtain = try play(in: weather, seed: seed) { run throws(RefereeFault) in
            try run.carryOut(.show(inputs.settings))
            try run.settle()
        }
        let run = FreshRun(curtain)
        freshRuns.keep(run, with: inputs, in: weather, seed: seed)
        return run
    }

    func trace(of scenario: Scenario, seed: RunSeed) throws(RefereeFault) -> Trace {
        try encores.play(scenario, seed: seed)
    }

    /// Work beyond this duration counts as endless.
    static let longest = Duration.seconds(30)
}
