import Foundation
import VirtualTime

/// What the referee says to the host. The host answers each one with exactly one `HostFrame`.
public enum RefereeFrame: Codable, Sendable, Equatable {
    /// `sdk` is the one of Apple's whose behaviour the app is to see.
    case hello(version: Int, seed: UInt64, sdk: Int = 27)
    /// Puts the app on screen, with these set before. Where one of them cannot be, none is.
    case show([KnobSetting] = [])
    /// Takes the app off screen, as a pop or a dismissal would.
    case hide
    case set(KnobSetting)
    /// Evaluates the host's body again, with nothing changed.
    case rerender(times: Int)
    case gesture(Gesture)
    /// Lets time pass, to this instant and through all of it.
    case run(until: VirtualInstant)
    case deliver(request: Int, response: Response)
    case fail(request: Int, error: TransportError)
    case bye
}

/// What the host says to the referee.
public enum HostFrame: Codable, Sendable, Equatable {
    case ready(version: Int, knobs: [Knob])
    case paused(Pause)
    /// The app takes step after step without letting time pass; the host has given up on it.
    case stuck(Pause)
    /// The app has made a mistake that ends it, and ends now.
    case ending(Pause)
    /// A line that cannot be carried out: the fact, and what would have been possible.
    case refused(reason: String, candidates: [String])
}

/// Where the host stands after a command, and what happened since the last one.
public struct Pause: Codable, Sendable, Equatable {
    public var at: VirtualInstant
    public var events: [HostEvent]

    /// When the app will next do something by itself; nil when it only waits for the world.
    /// Timers of cancelled sleeps do not count.
    public var nextDeadline: VirtualInstant?

    public init(at: VirtualInstant, events: [HostEvent], nextDeadline: VirtualInstant?) {
        self.at = at
        self.events = events
        self.nextDeadline = nextDeadline
    }

    private enum CodingKeys: String, CodingKey { case at, events, counts, nextDeadline }

    /// More than any honest app does before its next pause. Counts are a few bytes long and could ask for any amount of memory.
    public static let mostEvents = 1 << 17

    // Five hundred rows are made at once, and each is told in the same words: what comes in a row is sent once, with a count.
    public func encode(to encoder: any Encoder) throws {
        var runs: [HostEvent] = []
        var counts: [Int] = []
        for event in events {
            if runs.last == event {
                counts[counts.count - 1] += 1
            } else {
                runs.append(event)
                counts.append(1)
            }
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(at, forKey: .at)
        try container.encode(runs, forKey: .events)
        if runs.count < events.count { try container.encode(counts, forKey: .counts) }
        try container.encodeIfPresent(nextDeadline, forKey: .nextDeadline)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        at = try container.decode(VirtualInstant.self, forKey: .at)
        nextDeadline = try container.decodeIfPresent(VirtualInstant.self, forKey: .nextDeadline)
        let runs = try container.decode([HostEvent].self, forKey: .events)
        guard let counts = try container.decodeIfPresent([Int].self, forKey: .counts) else {
            events = runs
            return
        }
        let isHonest = counts.count == runs.count && counts.allSatisfy { (1...Self.mostEvents).contains($0) }
        guard isHonest, counts.reduce(0, +) <= Self.mostEvents else {
            throw DecodingError.dataCorruptedError(
                forKey: .counts, in: container, debugDescription: "the counts do not fit the events")
        }
        events = zip(runs, counts).flatMap { Array(repeating: $0, count: $1) }
    }
}

/// One thing that happened in the host, with the moment and the scope it happened under. `HostEventCoding` says how one
/// is sent.
public struct HostEvent: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case requested(OutgoingRequest)
        case cancelled(request: Int)
        /// The app gave up on it: nobody had answered within the time that the request allows.
        case timedOut(request: Int)
        case screen([ScreenLine])
        case console(String)
        case fact(Fact)
    }
    public var at: VirtualInstant
    public var scope: Scope?
    public var kind: Kind

    public init(at: VirtualInstant, scope: Scope?, kind: Kind) {
        self.at = at
        self.scope = scope
        self.kind = kind
    }
}

/// A request as it leaves the app.
public struct OutgoingRequest: Codable, Sendable, Equatable {
    /// Counts up from 1 in the order in which requests were started.
    public var id: Int
    public var method: String
    public var url: String
    public var bodyBytes: Int

    /// The line that made the call; the event's scope tells the modifier under which it ran.
    public var location: SourceLocation?

    public init(id: Int, method: String, url: String, bodyBytes: Int = 0, location: SourceLocation? = nil) {
        self.id = id
        self.method = method
        self.url = url
        self.bodyBytes = bodyBytes
        self.location = location
    }
}

public struct Response: Codable, Sendable, Equatable {
    public var status: Int
    public var headers: [String: String]
    public var body: [UInt8]

    public init(status: Int, headers: [String: String] = [:], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    private enum CodingKeys: String, CodingKey { case status, headers, body }

    // The body travels as Base64: a JSON array of numbers would be four times as long.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        status = try container.decode(Int.self, forKey: .status)
        headers = try container.decode([String: String].self, forKey: .headers)
        body = [UInt8](try container.decode(Data.self, forKey: .body))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(status, forKey: .status)
        try container.encode(headers, forKey: .headers)
        try container.encode(Data(body), forKey: .body)
    }
}

/// The ways in which a request fails without an answer. Raw values are the words of the scenario language.
public enum TransportError: String, Codable, Sendable, CaseIterable {
    case timeout
    case offline
    case refused
    case reset
}

/// What a scenario sets one of the app's inputs to.
public struct KnobSetting: Codable, Hashable, Sendable {
    public var knob: String
    public var value: String

    public init(knob: String, value: String) {
        self.knob = knob
        self.value = value
    }
}

/// An input of the app under test that a scenario can `set`.
public struct Knob: Codable, Sendable, Equatable {
    public var name: String
    /// What its values are: `int`, `double`, `bool` or `string`.
    public var kind: String

    public init(name: String, kind: String) {
        self.name = name
        self.kind = kind
    }
}
