// Scenario: the language that plays, tests and grades an app. Start here; `Parser` reads it, `Printer` writes it.

import VirtualTime
import Wire

/// One story: what the world does, what the user does and wants, and what must be on screen.
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

    /// What lies beside the scenario for its routes to reply with, by the name of the file.
    public var fixtures: [String: [UInt8]]

    public init(
        name: String, title: String, isHidden: Bool = false, steps: [Step],
        fixtures: [String: [UInt8]] = [:]
    ) {
        self.name = name
        self.title = title
        self.isHidden = isHidden
        self.steps = steps
        self.fixtures = fixtures
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

/// What one line says.
///
/// `pick` and lines with holes are there as long as nothing is drawn; `Scenario.resolved(seed:)` leaves none of them.
public enum Verb: Hashable, Sendable {
    // The seed
    case pick(Pick)
    case template(LineTemplate)

    // The world
    case route(Route)

    // The app's host
    case show([KnobSetting])
    case hide
    case set(KnobSetting)
    case rerender(times: Int)

    // The user
    case gesture(Gesture)

    // Time
    case wait(Duration)
    /// Until nothing is left to happen, or this much virtual time has passed.
    case settle(limit: Duration)

    // Judgement
    /// From now on the user wants exactly these. An empty list is `want nothing`. With a time, each has to be asked
    /// for before that much of it has passed, unless it is given up earlier.
    case want([Resource], within: Duration? = nil)
    /// From now on exactly these may be fetched or not. An empty list is `may nothing`.
    case may([Resource])
    case see(Sight, isExpected: Bool)
    /// Lets this much time pass; at some moment of it, both ends included, the sight has to be there or not.
    case within(Duration, Sight, isExpected: Bool)
    case expect([Tally])
}

extension Verb {
    /// Something is done to the app. The rest lets time pass, looks, or says what the world is like.
    public var isDeed: Bool {
        switch self {
        case .show, .hide, .set, .rerender, .gesture: true
        case .pick, .template, .route, .wait, .settle, .want, .may, .within, .see, .expect: false
        }
    }
}

/// What a user can want: one thing on the network. `/200/300` means `GET /200/300` on any host.
public struct Resource: Hashable, Sendable, Comparable, CustomStringConvertible {
    public var method: String
    /// The path and query, as in the request line.
    public var path: String

    public init(method: String = "GET", path: String) {
        self.method = method
        self.path = path
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.path, left.method) < (right.path, right.method)
    }

    public var description: String { "\(method) \(path)" }
}

/// How the world answers one resource. The replies are used in turn; the last one is used for ever.
public struct Route: Hashable, Sendable {
    public var resource: Resource
    public var replies: [Reply]

    public init(resource: Resource, replies: [Reply]) {
        self.resource = resource
        self.replies = replies
    }
}

extension Route {
    /// The names of the files that it replies with.
    public var fixtures: [String] {
        replies.compactMap { if case .fixture(let name) = $0.content { name } else { nil } }
    }
}

public struct Reply: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A small real picture that nobody could have guessed.
        case image
        /// A few words that nobody could have guessed.
        case text
        /// The bytes of the file with this name.
        case fixture(String)
        /// An answer with this status and an unpredictable text.
        case status(Int)
        /// No answer at all: `timeout`, `offline`, `refused` or `reset`.
        case failure(String)
    }
    public var content: Content
    /// How long it takes at least.
    public var latency: Duration
    /// How much longer it may take. The seed decides for each request, in steps of 10 ms.
    public var jitter: Duration

    public init(_ content: Content, after latency: Duration, jitter: Duration = .zero) {
        self.content = content
        self.latency = latency
        self.jitter = jitter
    }
}

/// What a `see` line looks for.
public enum Sight: Hashable, Sendable {
    case spinner
    case error
    case text(String)
    case button(String)
    /// The picture that the latest answered request for this resource carried.
    case image(Resource)
    /// The words that the latest answered request for this resource carried.
    case body(Resource)
}

/// A count that an `expect` line states about the whole run so far.
public struct Tally: Hashable, Sendable {
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        case requests
        case cancelled
    }
    public var count: Int
    public var subject: Subject

    public init(_ count: Int, _ subject: Subject) {
        self.count = count
        self.subject = subject
    }
}
