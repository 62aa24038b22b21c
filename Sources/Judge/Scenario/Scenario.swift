// Scenario: the language of the scripts that run, test and grade an app. This module starts no app and no process.
//
// Start here. `Verbs/` has a file for each verb, and `Verbs/Verb.swift` lists them. `Reading/` parses lines, and
// `Seed/` picks the values that `pick` lines name. `docs/scenarios.md` explains the language to authors.

/// A script: the network's responses, the user's actions, the resources that the user wants, and checks of the screen.
///
///     # The address changes while the first picture is still on its way
///     route GET /200/300 replies image after 300ms
///     want /200/300
///     show height=300
///     see spinner
///     settle
///     see image /200/300
///     expect 1 request
public struct Scenario: Hashable, Sendable {
    /// The name of the scenario's file, or the name in the scenario's code fence. A scenario's name is unique within
    /// the exercise and does not change.
    public var name: String

    /// The first comment.
    public var title: String

    /// True if the learner sees the scenario only after an answer has reached it.
    public var isHidden: Bool

    public var steps: [Step]

    /// The files beside the scenario by name, for the replies of routes.
    public var fixtures: [String: [UInt8]]

    /// The words on screen that report a failure. An empty list means the words that apps commonly use.
    public var errors: [String]

    /// The text of the task that the learner reads. Findings of a hidden scenario may quote the task's words.
    public var task = ""

    public init(
        name: String, title: String, isHidden: Bool = false, steps: [Step],
        fixtures: [String: [UInt8]] = [:], errors: [String] = []
    ) {
        self.name = name
        self.title = title
        self.isHidden = isHidden
        self.steps = steps
        self.fixtures = fixtures
        self.errors = errors
    }
}

extension Scenario {
    /// The steps by line number. The copies of a line in a `repeat` block have one line number; the first copy counts.
    public var stepsByLine: [Int: Step] { Dictionary(steps.map { ($0.line, $0) }) { first, _ in first } }

    /// True if a line checks screens that are replaced within the same instant.
    public var looksAtOnce: Bool {
        steps.contains { step in
            switch step.verb {
            case .see(_, _, let glance): glance != .now
            case .template(let template):
                Glance.allCases.contains { $0 != .now && template.description.hasSuffix($0.words) }
            case .pick, .route, .network, .show, .hide, .set, .rerender, .gesture, .wait, .settle, .want,
                .may, .within,
                .expect:
                false
            }
        }
    }

    /// The types whose created values an `expect` line counts.
    public var countedTypes: [String] {
        let names = steps.flatMap { step -> [String] in
            guard case .expect(let tallies) = step.verb else { return [] }
            return tallies.compactMap { if case .inits(let name) = $0.subject { name } else { nil } }
        }
        return Set(names).sorted()
    }
}

/// A line of a scenario and its line number.
public struct Step: Hashable, Sendable {
    public var line: Int
    public var verb: Verb

    public init(line: Int, verb: Verb) {
        self.line = line
        self.verb = verb
    }
}

extension Scenario: CustomStringConvertible {
    /// The scenario as text, which `Scenario(parsing:name:)` reads back as an equal scenario.
    ///
    /// The title comes first, then one line for each step. Blank lines and all comments but the title are
    /// lost.
    public var description: String {
        let heading = title == name ? [] : ["# \(title)"]
        return (heading + steps.map { "\($0.verb)" }).joined(separator: "\n") + "\n"
    }
}
