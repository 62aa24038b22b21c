import Scenario
import VirtualTime
import Wire

/// Everything that happened in one run of one scenario, in order. Facts only: nothing here has been judged
/// but the `see` and `expect` lines, which can only be read while the screen is there.
///
/// The same answer, scenario and seed give the same trace, byte for byte.
public struct Trace: Sendable, Equatable {
    public var scenario: Scenario
    public var seed: UInt64
    public var events: [TraceEvent]
    public var outcome: RunOutcome
    /// The last moment at which anything happened.
    public var end: VirtualInstant
    /// What was fetched with each body, by the fingerprint that its picture has on screen.
    public var pictures: [String: Resource]

    public init(
        scenario: Scenario, seed: UInt64, events: [TraceEvent], outcome: RunOutcome, end: VirtualInstant,
        pictures: [String: Resource] = [:]
    ) {
        self.pictures = pictures
        self.scenario = scenario
        self.seed = seed
        self.events = events
        self.outcome = outcome
        self.end = end
    }
}

extension Trace {
    /// The `see` and `expect` lines that nobody looked at. A run that came to its end has none.
    public var uncheckedLines: [Int] {
        let checked = Set(
            events.compactMap { event in
                if case .checked(let line, _, _, _) = event.kind { line } else { nil }
            })
        return scenario.steps.filter { $0.verb.isJudgement && !checked.contains($0.line) }.map(\.line)
    }
}

extension Verb {
    fileprivate var isJudgement: Bool {
        switch self {
        case .see, .expect: true
        default: false
        }
    }
}

public struct TraceEvent: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// A line of the scenario was carried out.
        case stepped(line: Int)
        /// From now on, exactly these are wanted.
        case wanted([Resource])
        case requested(OutgoingRequest, Resource)
        /// The app cancelled request `id` while it was in flight.
        case cancelled(request: Int)
        case responded(request: Int, status: Int, bytes: Int)
        case failed(request: Int, TransportError)
        /// `description` says what carried the sight, for a reader who cannot see the screen.
        case checked(line: Int, check: String, held: Bool, found: String)
        /// `settle` reached its limit while this still went on.
        case unsettled(Remainder)
        case screen([ScreenLine])
        case console(String)
        case fact(Fact)
    }
    public var at: VirtualInstant
    public var scope: Scope?
    public var kind: Kind

    public init(at: VirtualInstant, scope: Scope? = nil, _ kind: Kind) {
        self.at = at
        self.scope = scope
        self.kind = kind
    }
}

/// How a run ended. Only `completed` can pass.
public enum RunOutcome: Sendable, Equatable {
    case completed
    /// The app trapped or was killed by a signal; `message` is the Swift runtime's own words.
    case crashed(signal: Int32, message: String, location: SourceLocation?)
    /// The app ended itself, with any status, while the scenario was still going on.
    case exited(status: Int32)
    case brokeProtocol(String)
    case exceeded(Limit)

    public enum Limit: String, Sendable, Codable {
        case processorTime
        case wallTime
        case memory
        /// It wrote more than anybody would read.
        case output
        /// The app worked without end and without letting time pass.
        case stepsWithoutTime
    }
}
