import Curriculum
import LabSession
import Scenario

extension Story {
    /// Makes a story from a scenario of the course, so that Return runs its lines.
    /// - Parameter title: the story's name in the lab; nil for the scenario's name.
    init(
        _ source: ScenarioSource, called title: String? = nil, fixtures: [String: [UInt8]], seed: RunSeed
    ) throws(ScenarioError) {
        let scenario = try Scenario(
            parsing: source.text, name: source.name, firstLine: source.firstLine, file: source.file,
            fixtures: fixtures)
        self.init(name: title ?? source.name, steps: try scenario.resolved(seed: seed).steps)
    }
}
