import Foundation
import VirtualTime

/// What the referee says to the host. The host answers each frame with exactly one `HostFrame`, in order; only `bye` has
/// no answer. Before it answers, the host does everything that the frame causes at the current instant.
public enum RefereeFrame: Codable, Sendable, Equatable {
    /// Opens the conversation; answered by `ready`. `seed` decides all randomness. `sdk` is the Apple SDK whose behavior
    /// the app sees.
    case hello(version: Int, seed: UInt64, sdk: Int = 27)
    /// Sets the knobs and puts the app on screen. If one knob cannot be set, nothing happens and the answer is `refused`.
    case show([KnobSetting] = [])
    /// Takes the app off screen, as a pop or a dismissal would.
    case hide
    /// Sets one knob.
    case set(KnobSetting)
    /// Runs the host's body again, `times` times, with nothing changed.
    case rerender(times: Int)
    /// Does what a user does; `refused` if nothing on screen takes the gesture.
    case gesture(Gesture)
    /// Lets time pass, to this instant and through all of it, or through the instant of the first request or
    /// cancellation, if that comes earlier.
    case run(until: VirtualInstant)
    /// Answers a request. Nothing happens if it is cancelled or answered already.
    case deliver(request: Int, response: Response)
    /// Ends a request without an answer. Nothing happens if it is cancelled or answered already.
    case fail(request: Int, error: TransportError)
    /// Ends the conversation. The host exits.
    case bye
}

/// What the host answers to a `RefereeFrame`.
public enum HostFrame: Codable, Sendable, Equatable {
    /// The app is loaded, and none of its views exists yet. Answers `hello`.
    case ready(version: Int, knobs: [Knob])
    /// The frame was carried out, and everything due at the pause's instant has been done.
    case paused(Pause)
    /// The app takes step after step without letting time pass. The host has given up on it, and no frame can follow.
    case stuck(Pause)
    /// The app made a mistake that ends it. Sent before the process ends, in place of the answer.
    case ending(Pause)
    /// The frame cannot be carried out and has changed nothing: why, and what would have been possible.
    case refused(reason: String, candidates: [String])
}

/// The host's state after a frame, and what happened since the last one.
public struct Pause: Codable, Sendable, Equatable {
    /// The instant at which the host paused. It has been finished: the next frame adds to its end.
    public var at: VirtualInstant

    /// Everything that happened since the last pause, in the order in which it happened. Each event is told once.
    public var events: [HostEvent]

    /// When the app will next do something by itself. Nil when it only waits for answers and gestures. Timers of
    /// cancelled sleeps do not count.
    public var nextDeadline: VirtualInstant?

    public init(at: VirtualInstant, events: [HostEvent], nextDeadline: VirtualInstant?) {
        self.at = at
        self.events = events
        self.nextDeadline = nextDeadline
    }

    private enum CodingKeys: String, CodingKey { case at, events, counts, nextDeadline }

    /// More events than any honest app causes before its next pause. A count takes a few bytes on the wire and could ask
    /// for any amount of memory.
    public static let mostEvents = 1 << 17

    // Five hundred rows cause the same event five hundred times: equal events in a row are sent once, with a count.
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
            // An honest host gives up on its app first.
            guard runs.count <= Self.mostEvents else {
                throw DecodingError.dataCorruptedError(
                    forKey: .events, in: container, debugDescription: "more events than an app can cause")
            }
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

/// One thing that happened in the host, recorded when it happened. `HostEventCoding` says how it is sent.
public struct HostEvent: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// A request left the app. The host pauses at the end of this instant, so the referee can answer it on time.
        case requested(OutgoingRequest)
        /// The app cancelled a request that had no answer yet. The host pauses at the end of this instant. The app's
        /// own code hears of it later in the instant, when all else that is due has been done.
        case cancelled(request: Int)
        /// No answer came within the time that the request allows, so the app gave up on it. Otherwise like `cancelled`.
        case timedOut(request: Int)
        /// What is on screen at the end of the instant, if it differs from the last `screen`. Recorded behind all other
        /// events of the instant.
        case screen([ScreenLine])
        /// The app printed this, up to a limit for the whole run.
        case console(String)
        /// Something happened that explains the rest.
        case fact(Fact)
    }
    /// Never earlier than the event before it.
    public var at: VirtualInstant

    /// The learner code that was running. Nil for events that no learner code causes, such as `screen`.
    public var scope: Scope?
    public var kind: Kind

    public init(at: VirtualInstant, scope: Scope?, kind: Kind) {
        self.at = at
        self.scope = scope
        self.kind = kind
    }
}

/// A request as it leaves the app. Its body stays there; only the size is told.
public struct OutgoingRequest: Codable, Sendable, Equatable {
    /// Counts up from 1 in the order in which requests are sent. A URL without a host uses up a number and sends nothing.
    public var id: Int
    public var method: String
    public var url: String
    public var bodyBytes: Int

    /// The line that made the call. The event's scope tells the modifier under which it ran.
    public var location: SourceLocation?

    /// True for a `URLSessionTask` that the app resumed by itself: only its own `cancel()` ends it. Nil for any other.
    public var isResumedByHand: Bool?

    public init(
        id: Int, method: String, url: String, bodyBytes: Int = 0, location: SourceLocation? = nil,
        isResumedByHand: Bool? = nil
    ) {
        self.isResumedByHand = isResumedByHand
        self.id = id
        self.method = method
        self.url = url
        self.bodyBytes = bodyBytes
        self.location = location
    }
}

/// The world's answer to a request.
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

/// How a request fails without an answer. Raw values are the words of the scenario language.
public enum TransportError: String, Codable, Sendable, CaseIterable {
    case timeout
    case offline
    case refused
    case reset
}

/// The value that a scenario gives to one of the app's inputs.
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
    /// The type of its values: `int`, `double`, `bool` or `string`.
    public var kind: String

    public init(name: String, kind: String) {
        self.name = name
        self.kind = kind
    }
}
