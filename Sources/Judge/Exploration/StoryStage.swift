import Marking
import Referee
import Scenario
import Wire

/// Where stories are played, each in fresh memory. One thread uses it at a time.
final class StoryStage: @unchecked Sendable {
    private let encores: Encores
    let seed: RunSeed
    /// The words of an error on screen, if not the common ones.
    let errors: [String]
    /// State of the app begins with what it is given, and may go its own way afterwards.
    let seedsState: Bool
    /// What each story begins with.
    let opening: Opening
    private var freshRuns = FreshRuns()

    init(
        _ encores: Encores, seed: RunSeed, errors: [String] = [], opening: Opening = .none,
        seedsState: Bool = false
    ) {
        (self.encores, self.seed, self.errors) = (encores, seed, errors)
        (self.opening, self.seedsState) = (opening, seedsState)
    }

    /// Plays lines as they come, until there are no more.
    func play(
        in weather: Weather, seed: RunSeed? = nil, _ work: (inout StoryRun) throws(RefereeFault) -> Void
    ) throws(RefereeFault) -> Curtain {
        let forecast = Forecast(weather)
        return try encores.perform(
            seed: seed ?? self.seed, errors: errors, fixtures: opening.fixtures,
            unlisted: { forecast.reply(to: $0) }
        ) { referee throws(RefereeFault) in
            for line in opening.world { try referee.carryOut(Step(line: 0, verb: line)) }
            var run = StoryRun(on: referee)
            defer { referee = run.referee }
            try work(&run)
            return Curtain(after: run)
        }
    }

    /// Plays these lines, and waits at the end until all is settled. Nil if one of them cannot be done.
    func play(_ lines: [Verb], in weather: Weather, seed: RunSeed) throws(RefereeFault) -> Curtain? {
        var isWhole = true
        let curtain = try play(in: weather, seed: seed) { run throws(RefereeFault) in
            for line in lines + [.settle(limit: Self.longest)] where isWhole {
                isWhole = try run.carryOut(line)
            }
        }
        return isWhole ? curtain : nil
    }

    /// What a fresh app does that is shown with these inputs and left alone. It is played once.
    func fresh(_ inputs: Inputs, in weather: Weather, seed: RunSeed) throws(RefereeFault) -> FreshRun {
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

    /// What is not over by then goes on for ever, as far as a story is concerned.
    static let longest = Duration.seconds(30)
}
