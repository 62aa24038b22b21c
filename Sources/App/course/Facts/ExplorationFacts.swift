import Exploration
import Reporting
import Study

/// The output of `explore --json`.
struct ExplorationFacts: Encodable {
    let version = 1
    let stories: Int
    let states: Int
    let ending: ExplorationRun.Ending
    let knobs: [String]
    /// The resources whose invented responses the app did not use.
    let unused: [String]
    /// The types that the app decodes but that have no sample response.
    let unsampled: [Unsampled]
    let found: [Found]
    let allowed: [Allowed]
    let remarks: [Remark]

    struct Unsampled: Encodable {
        let resource: String
        let type: String
        let problem: String
    }

    struct Found: Encodable {
        let finding: FindingFacts
        /// The run that the exploration compares with the story: `fresh` or `patient`.
        let reference: String
        let story: Int
        let lines: Int
        /// The story in the language of scenarios, so that the lab can run it.
        let scenario: String
        /// The seed with which the scenario's labels are on screen; nil if the scenario works with
        /// every seed.
        let namedUnder: String?
    }

    /// A finding that the learner allows with a comment in the source.
    struct Allowed: Encodable {
        let code: String
        let file: String
        let line: Int
        let reason: String
        let stories: Int
    }

    /// Behavior that the app's author may have intended, so it does not count as a finding.
    struct Remark: Encodable {
        let kind: String
        let resource: String
        let sentence: String
        let story: Int
        let lines: [String]
    }

    init(_ run: ExplorationRun) {
        let report = run.report
        ending = run.ending
        knobs = report.knobs.map(\.name).sorted()
        stories = report.stories
        states = report.states
        unused = report.unused.map(\.description)
        unsampled = report.unsampled.map {
            Unsampled(resource: "\($0.resource)", type: $0.type, problem: $0.problem)
        }
        found = report.faults.flatMap(\.all).map {
            Found(
                finding: FindingFacts($0.finding), reference: $0.reference.rawValue, story: $0.number,
                lines: $0.lines,
                scenario: "\($0.scenario)", namedUnder: $0.namedUnder?.description)
        }
        allowed = report.allowed.map {
            Allowed(
                code: $0.code.rawValue, file: $0.location.file, line: $0.location.line, reason: $0.reason,
                stories: $0.stories)
        }
        remarks = report.remarks.map {
            Remark(
                kind: $0.kind.rawValue, resource: $0.resource.description, sentence: $0.sentence,
                story: $0.number, lines: $0.lines.map { "\($0)" })
        }
    }

    private enum CodingKeys: String, CodingKey {
        case version, stories, states, ending, knobs, unused, unsampled, found, allowed, remarks
    }
}
