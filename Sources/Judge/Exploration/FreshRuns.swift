import Scenario
import Wire

/// What fresh apps did, for other stories in which one is shown with the same inputs.
///
/// Two kinds of weather that answer alike what an app has asked for are the same to it, and so one run says what it does in both.
struct FreshRuns {
    private struct Key: Hashable {
        let inputs: Inputs
        let seed: RunSeed
    }
    private struct Known {
        let weather: Weather
        let run: FreshRun
        /// What was asked for, each once.
        let asked: [(resource: Resource, replies: [Reply])]

        func holds(in other: Weather) -> Bool {
            asked.allSatisfy { other.replies(to: $0.resource) == $0.replies }
        }
    }

    private var known: [Key: [Known]] = [:]
    private var count = 0
    /// As many as are kept, and then one begins anew.
    private static let most = 5000

    func run(with inputs: Inputs, in weather: Weather, seed: RunSeed) -> FreshRun? {
        guard let known = known[Key(inputs: inputs, seed: seed)] else { return nil }
        return (known.first { $0.weather == weather } ?? known.first { $0.holds(in: weather) })?.run
    }

    mutating func keep(_ run: FreshRun, with inputs: Inputs, in weather: Weather, seed: RunSeed) {
        if count >= Self.most { self = FreshRuns() }
        count += 1
        let asked = Set(run.requests.map(\.resource)).sorted().map { ($0, weather.replies(to: $0)) }
        known[Key(inputs: inputs, seed: seed), default: []]
            .append(Known(weather: weather, run: run, asked: asked))
    }
}
