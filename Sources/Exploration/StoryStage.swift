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
    /// The routes that a person wrote, by what they are for.
    let routes: [Resource: Route]
    /// The files that these reply with.
    let fixtures: [String: [UInt8]]
    private var freshRuns: [FreshKey: Curtain] = [:]

    private struct FreshKey: Hashable {
        let inputs: Inputs
        let weather: Weather
        let seed: RunSeed
    }

    /// - Parameter world: a scenario whose `route` lines hold in every story.
    init(_ encores: Encores, seed: RunSeed, errors: [String] = [], world: Scenario? = nil) {
        (self.encores, self.seed, self.errors) = (encores, seed, errors)
        let routes = world?.steps.compactMap { if case .route(let route) = $0.verb { route } else { nil } }
        self.routes = Dictionary((routes ?? []).map { ($0.resource, $0) }) { _, later in later }
        fixtures = world?.fixtures ?? [:]
    }

    /// Plays lines as they come, until there are no more.
    func play(
        in weather: Weather, seed: RunSeed? = nil, _ work: (inout Referee) throws(RefereeFault) -> Void
    ) throws(RefereeFault) -> Curtain {
        try encores.perform(
            seed: seed ?? self.seed, errors: errors, fixtures: fixtures,
            unlisted: { weather.reply(to: $0) }
        ) { referee throws(RefereeFault) in
            for line in weather.kinds.listedLines { try referee.carryOut(Step(line: 0, verb: line)) }
            try work(&referee)
            return Curtain(after: referee)
        }
    }

    /// What a fresh app does that is shown with these inputs and left alone. It is played once.
    func fresh(_ inputs: Inputs, in weather: Weather, seed: RunSeed) throws(RefereeFault) -> Curtain {
        let key = FreshKey(inputs: inputs, weather: weather, seed: seed)
        if let known = freshRuns[key] { return known }
        let curtain = try play(in: weather, seed: seed) { referee throws(RefereeFault) in
            try referee.carryOut(Step(line: 1, verb: .show(inputs.settings)))
            try referee.carryOut(Step(line: 2, verb: .settle(limit: Self.longest)))
        }
        if freshRuns.count > 500 { freshRuns = [:] }
        freshRuns[key] = curtain
        return curtain
    }

    func trace(of scenario: Scenario, seed: RunSeed) throws(RefereeFault) -> Trace {
        try encores.play(scenario, seed: seed)
    }

    /// What is not over by then goes on for ever, as far as a story is concerned.
    static let longest = Duration.seconds(30)
}
