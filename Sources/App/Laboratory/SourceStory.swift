import Curriculum
import Rehearsal
import Scenario

extension Story {
    /// The lines of a scenario that the course has, for Return to play.
    /// - Parameter title: what the lab calls it; without one, its own name.
    init(
        _ source: ScenarioSource, called title: String? = nil, fixtures: [String: [UInt8]], seed: RunSeed
    ) throws(ScenarioError) {
        let scenario = try Scenario(
            parsing: source.text, name: source.name, firstLine: source.firstLine, file: source.file,
            fixtures: fixtures)
        self.init(name: title ?? source.name, steps: try scenario.resolved(seed: seed).steps)
    }
}
