import Scenario
import VirtualTime
import Wire

/// The most that an app may send in one run. The referee stops a run that exceeds the budget.
///
/// The budget's limits end every run and bound the size of every trace, even with a hostile app. The budget's limits
/// also bound the size of the trace, and so the time for grading and rendering. An exercise's largest run has a few
/// hundred events, and an hour of polling has 3,600 requests.
struct RunBudget {
    /// The size of each kind of traffic: either the limit, or the amount so far.
    struct Amounts {
        var events: Int
        var requests: Int
        var screens: Int
        /// The bytes of all event texts, plus the memory that the events need.
        var text: Int
        /// The size of all response bodies that the app received, in bytes.
        var bodies: Int
        /// The number of messages that got a reply.
        var exchanges: Int
        /// The number of messages that got a reply in the same instant.
        var exchangesInAnInstant: Int
    }

    // The app's process stops after `Pause.mostEvents` events in one instant. The budget has room for the responses to
    // all requests in one instant. A trace that reaches every limit takes about 150 MB of memory.
    static let most = Amounts(
        events: 200_000, requests: 20_000, screens: 20_000, text: 32 << 20, bodies: 64 << 20,
        exchanges: 100_000, exchangesInAnInstant: 30_000)

    private(set) var spent = Amounts(
        events: 0, requests: 0, screens: 0, text: 0, bodies: 0, exchanges: 0, exchangesInAnInstant: 0)
    private var lastInstant = VirtualInstant.zero
    private let most: Amounts

    init(_ most: Amounts = most) { self.most = most }

    /// Counts an event. Returns the limit that the run exceeds with the event; nil if the event is within all limits.
    mutating func take(_ event: TraceEvent) -> RunOutcome.Limit? {
        spent.events += 1
        spent.text += event.size
        switch event.kind {
        case .requested: spent.requests += 1
        case .screen: spent.screens += 1
        case .responded(_, _, let bytes): spent.bodies += bytes
        case .stepped, .wanted, .cancelled, .gaveUp, .failed, .checked, .unsettled, .console, .fact: break
        }
        if spent.requests > most.requests { return .requests }
        if spent.screens > most.screens { return .screens }
        if spent.events > most.events { return .events }
        if spent.text > most.text { return .text }
        return spent.bodies > most.bodies ? .bodies : nil
    }

    /// Counts a message that got a reply at this instant. Returns the limit that the run exceeds with this message; nil
    /// if the message is within all limits.
    mutating func takeExchange(at instant: VirtualInstant) -> RunOutcome.Limit? {
        spent.exchanges += 1
        spent.exchangesInAnInstant = instant == lastInstant ? spent.exchangesInAnInstant + 1 : 1
        lastInstant = instant
        if spent.exchangesInAnInstant > most.exchangesInAnInstant { return .stepsWithoutTime }
        return spent.exchanges > most.exchanges ? .exchanges : nil
    }
}

extension TraceEvent {
    /// The event's approximate size in a trace, in bytes: its text and the memory for its parts.
    fileprivate var size: Int { 128 + (scope?.size ?? 0) + kind.size }
}

extension TraceEvent.Kind {
    fileprivate var size: Int {
        switch self {
        case .requested(let request, let resource):
            request.url.utf8.count + request.method.utf8.count + resource.path.utf8.count
                + (request.location?.file.utf8.count ?? 0)
        case .screen(let lines): lines.reduce(0) { $0 + 32 + $1.content.utf8.count }
        case .console(let text): text.utf8.count
        case .fact(let fact): fact.size
        case .checked(_, let check, _, let found): check.utf8.count + found.utf8.count
        case .stepped, .wanted, .cancelled, .gaveUp, .responded, .failed, .unsettled: 0
        }
    }
}

extension Scope {
    fileprivate var size: Int {
        view.utf8.count + (type?.utf8.count ?? 0) + (location?.file.utf8.count ?? 0)
    }
}

extension Fact {
    fileprivate var size: Int {
        switch self {
        case .initialised(let view, let type): view.utf8.count + type.utf8.count
        case .bodyEvaluated(let view, .stateChanged(let name)): view.utf8.count + name.utf8.count
        case .bodyEvaluated(let view, _), .taskCancelled(let view, _, _), .taskFinished(let view, _),
            .identityChanged(let view):
            view.utf8.count
        case .appeared(let view, let place), .disappeared(let view, let place),
            .taskStarted(let view, _, let place), .changeReported(let view, let place):
            view.utf8.count + (place?.file.utf8.count ?? 0)
        case .stateWritten(let view, let name, _): view.utf8.count + name.utf8.count
        case .objectReplaced(let view, let property, let type):
            view.utf8.count + property.utf8.count + type.utf8.count
        case .touchedDisabled(let label): label.utf8.count
        case .sampled(let word, let type, let problem):
            word.utf8.count + type.utf8.count + (problem?.utf8.count ?? 0)
        case .messaged: 0
        case .diagnosed(let diagnosis): diagnosis.message.utf8.count + (diagnosis.scope?.size ?? 0)
        }
    }
}
