import Scenario
import VirtualTime
import Wire

/// Counts the events of a run for an `expect` line or a lesson.
///
///     RunTally(trace.events).count(of: .bodies(of: "Row"))     // 3
public struct RunTally {
    private let events: [TraceEvent]

    public init(_ events: [TraceEvent]) { self.events = events }

    public func count(of subject: Tally.Subject) -> Int {
        switch subject {
        case .requests: events.count { if case .requested = $0.kind { true } else { false } }
        case .cancelled: events.count { if case .cancelled = $0.kind { true } else { false } }
        case .inFlight: busiest.requests.count
        case .bodies(let name): bodies(of: name).count
        case .inits(let name):
            facts.count { if case .initialised = $0 { Self.name(of: $0) == name } else { false } }
        }
    }

    /// The cause of each body evaluation of the views with this name, in order.
    public func bodies(of name: String) -> [BodyCause] {
        facts.compactMap { fact in
            if case .bodyEvaluated(_, let cause) = fact, Self.name(of: fact) == name { cause } else { nil }
        }
    }

    /// The types of the views that created models of the given type, and the number of models that each view created.
    /// A model that a body makes counts for the view whose init follows: Swift evaluates the default values of an
    /// init's parameters before the init.
    public func makers(of type: String) -> [String: Int] {
        var makers: [String: Int] = [:]
        var waiting = 0
        for event in events {
            guard case .fact(let fact) = event.kind, case .initialised(let view, let made) = fact else {
                continue
            }
            if Self.name(of: fact) != type {
                makers[String(made.withoutTypeArguments), default: 0] += waiting
                waiting = 0
            } else if event.scope?.phase == .body {
                waiting += 1
            } else if let name = Self.name(ofView: view) {
                makers[name, default: 0] += 1
            }
        }
        return makers.filter { $0.value > 0 }
    }

    /// The only view in whose body models of the given type were made; nil if other code made models of the type.
    public func onlyBody(making type: String) -> String? {
        let scopes = events.compactMap { event -> Scope?? in
            guard case .fact(let fact) = event.kind, case .initialised = fact, Self.name(of: fact) == type
            else {
                return nil
            }
            return .some(event.scope)
        }
        let names = Set(scopes.map { $0?.phase == .body ? $0?.viewName : nil })
        return names.count == 1 ? names.first.flatMap(\.self) : nil
    }

    /// The largest number of simultaneous requests: the ids of the requests, and the first instant with this number.
    /// Only the ends of instants count, because the order of events inside an instant has no meaning.
    public var busiest: (requests: [Int], at: VirtualInstant) {
        var underWay: Set<Int> = []
        var busiest: (requests: Set<Int>, at: VirtualInstant) = ([], .zero)
        for (place, event) in events.enumerated() {
            switch event.kind {
            case .requested(let request, _): underWay.insert(request.id)
            case .cancelled(let id), .gaveUp(let id), .responded(let id, _, _), .failed(let id, _):
                underWay.remove(id)
            case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
            let isInstantOver = place + 1 == events.count || events[place + 1].at != event.at
            if isInstantOver, underWay.count > busiest.requests.count { busiest = (underWay, event.at) }
        }
        return (busiest.requests.sorted(), busiest.at)
    }

    /// The names of views and models whose bodies or inits ran.
    public var names: Set<String> { Set(facts.compactMap(Self.name(of:))) }

    private var facts: [Fact] {
        events.compactMap { if case .fact(let fact) = $0.kind { fact } else { nil } }
    }

    /// The view's name without its path: `Forecast` for `Host/Forecast`.
    public static func name(ofView path: String) -> String? {
        path.split(separator: "/").last.map(String.init)
    }

    /// The view whose body ran, or the type whose init ran; nil for any other fact.
    ///
    /// `Box<Int>` gives `Box`.
    private static func name(of fact: Fact) -> String? {
        switch fact {
        case .bodyEvaluated(let view, _): name(ofView: view)
        case .initialised(_, let type): type.withoutTypeArguments
        case .appeared, .disappeared, .taskStarted, .taskCancelled, .taskFinished, .stateWritten,
            .identityChanged, .objectReplaced,
            .changeReported, .touchedDisabled, .sampled, .messaged, .diagnosed:
            nil
        }
    }
}
