import Scenario
import Wire

/// A cache of the runs of fresh apps, by inputs and seed.
///
/// A cached run is valid for every network that responds in the same way to the run's requests.
struct FreshRuns {
    private struct Key: Hashable {
        let inputs: Inputs
        let seed: RunSeed
    }
    private struct Known {
        let weather: StoryNetwork
        let run: FreshRun
        let asked: [(resource: Resource, replies: [Reply])]

        func holds(in other: StoryNetwork) -> Bool {
            asked.allSatisfy { other.replies(to: $0.resource) == $0.replies }
        }
    }

    private var known: [Key: [Known]] = [:]
    private var count = 0
    /// The most runs in the cache; a full cache is emptied.
    private static let most = 5000

    func run(with inputs: Inputs, in weather: StoryNetwork, seed: RunSeed) -> FreshRun? {
        guard let known = known[Key(inputs: inputs, seed: seed)] else { return nil }
        return (known.first { $0.weather == weather } ?? known.first { $0.holds(in: weather) })?.run
    }

    mutating func keep(_ run: FreshRun, with inputs: Inputs, in weather: StoryNetwork, seed: RunSeed) {
        if count >= Self.most { self = FreshRuns() }
        count += 1
        let asked = Set(run.requests.map(\.resource)).sorted().map { ($0, weather.replies(to: $0)) }
        known[Key(inputs: inputs, seed: seed), default: []]
            .append(Known(weather: weather, run: run, asked: asked))
    }
}
