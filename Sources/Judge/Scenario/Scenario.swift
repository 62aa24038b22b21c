// Scenario: the language that plays, tests and grades an app. Knows no app and no process.
//
// Start here. `Verbs/` has a file for each verb, and `Verbs/Verb.swift` lists them. `Reading/` cuts a line into words and
// reads it, and `Seed/` fills in what `pick` lines draw. `docs/scenarios.md` tells the language to those who write it.

/// One story: what the network does, what the user does and wants, and what must be on screen.
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
    /// Stable and unique within its exercise; the fence's or the file's name.
    public var name: String

    /// The first comment: what a person calls this story.
    public var title: String

    /// Not shown to the learner before they have met it.
    public var isHidden: Bool

    public var steps: [Step]

    /// The files beside the scenario that its routes can reply with, by name.
    public var fixtures: [String: [UInt8]]

    /// Words any of which on screen is an error; empty where those count that apps commonly use.
    public var errors: [String]

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
    /// A line looks at the screens that last for no time.
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
}

/// A line of a scenario and the place it was read from.
public struct Step: Hashable, Sendable {
    public var line: Int
    public var verb: Verb

    public init(line: Int, verb: Verb) {
        self.line = line
        self.verb = verb
    }
}

extension Scenario: CustomStringConvertible {
    /// The scenario as text that reads back as the same scenario.
    ///
    /// The title comes first, then each step on a line of its own. Other comments and blank lines are not kept.
    public var description: String {
        let heading = title == name ? [] : ["# \(title)"]
        return (heading + steps.map { "\($0.verb)" }).joined(separator: "\n") + "\n"
    }
}
