import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// Runs with any number of requests. Each kind of run is expensive for a particular part of
/// grading.
public enum LongRun: String, CaseIterable, Sendable {
    /// The app sends all requests in one instant, for one wanted resource.
    case burst
    /// Requests follow one another, and each request fails.
    case storm
    /// The user wants each requested resource only for a short time, which ends while the request
    /// is in flight.
    case wants
    /// Requests come from Swift tasks that no view owns, while view after view leaves.
    case orphans

    public var codes: [FindingCode] {
        switch self {
        case .burst: [.redundantFetch]
        case .storm: [.retryStorm]
        case .wants: [.missingCancellation]
        case .orphans: [.redundantFetch, .unownedTask]
        }
    }

    public func trace(of count: Int) -> Trace {
        var steps: [Step] = []
        var events: [TraceEvent] = []
        let resource = Resource(path: "/a")
        func want(_ resources: [Resource], at moment: Int) {
            steps.append(Step(line: steps.count + 1, verb: .want(resources)))
            events.append(at(moment, .wanted(resources)))
        }
        func send(_ id: Int, _ resource: Resource, at moment: Int, by view: String = "Host/Row") {
            let scope = Scope(
                view: view, phase: .task, location: line(14), isUnowned: self == .orphans)
            events.append(at(moment, .requested(outgoing(id, resource), resource), scope))
        }
        func answer(_ id: Int, at moment: Int) {
            events.append(at(moment, .responded(request: id, status: 200, bytes: 1000)))
        }
        if self != .wants { want([resource], at: 0) }
        for id in 1...count {
            switch self {
            case .burst: send(id, resource, at: 0)
            case .storm:
                send(id, resource, at: 2 * id)
                events.append(at(2 * id + 1, .failed(request: id, .reset)))
            case .wants:
                let own = Resource(path: "/\(id)")
                want([own], at: 3 * id)
                send(id, own, at: 3 * id)
                want([], at: 3 * id + 1)
                answer(id, at: 3 * id + 2)
            case .orphans:
                send(id, resource, at: 2 * id, by: "Host/Row\(id)")
                let gone = Fact.disappeared(view: "Host/Row\(id)", location: nil)
                events.append(at(2 * id + 1, .fact(gone)))
            }
        }
        if self == .burst { for id in 1...count { answer(id, at: 1) } }
        return Trace(
            scenario: Scenario(name: "long", title: "Long", steps: steps), seed: 1, events: events,
            outcome: .completed, end: instant(3 * count + 3))
    }
}
