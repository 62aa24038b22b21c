import Exploration
import Reporting

/// What `explore --json` prints.
struct ExplorationFacts: Encodable {
    let version = 1
    let stories: Int
    let states: Int
    /// What the app asked for and showed nothing of.
    let unused: [String]
    /// What it decodes and no sample could be made of.
    let unsampled: [Unsampled]
    let found: [Found]

    struct Unsampled: Encodable {
        let resource: String
        let type: String
        let problem: String
    }

    struct Found: Encodable {
        let finding: FindingFacts
        let story: Int
        let lines: Int
        /// As text that the lab plays.
        let scenario: String
    }

    init(_ report: ExplorationReport) {
        stories = report.stories
        states = report.states
        unused = report.unused.map(\.description)
        unsampled = report.unsampled.map {
            Unsampled(resource: "\($0.resource)", type: $0.type, problem: $0.problem)
        }
        found = report.discoveries.map {
            Found(
                finding: FindingFacts($0.finding), story: $0.number, lines: $0.lines,
                scenario: "\($0.scenario)")
        }
    }

    private enum CodingKeys: String, CodingKey { case version, stories, states, unused, unsampled, found }
}
