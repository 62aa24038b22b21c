import Referee
import Scenario
import Wire

/// A run's events as JSON, one after the other.
///
///     var series = EventSeries()
///     for event in events { print(try series.next(event).jsonLine) }
///
/// The trace's event for the end of a task has only the task's number, so `EventSeries` adds the line that started the
/// task. For a picture on screen, `EventSeries` writes the picture's path instead of its fingerprint.
public struct EventSeries {
    private var places: [Int: SourceLocation] = [:]
    /// The resource of each picture, by the picture's fingerprint.
    public var pictures: [String: Resource]

    public init(pictures: [String: Resource] = [:]) { self.pictures = pictures }

    /// Takes note of an event without making JSON for the event.
    public mutating func skip(_ event: TraceEvent) {
        if case .fact(.taskStarted(_, let serial, let location)) = event.kind { places[serial] = location }
    }

    /// Call `next` exactly once for each event, in the order in which the events happened.
    public mutating func next(_ event: TraceEvent) -> EventFacts {
        skip(event)
        var json = EventFacts(event)
        if case .screen(let things) = event.kind {
            json.lines = things.map { $0.named(by: pictures).written }
        }
        guard case .fact(let fact) = event.kind else { return json }
        switch fact {
        case .taskCancelled(_, let serial, _), .taskFinished(_, let serial):
            json.file = places[serial]?.file ?? json.file
            json.line = places[serial]?.line ?? json.line
        case .initialised, .bodyEvaluated, .appeared, .disappeared, .taskStarted, .stateWritten,
            .identityChanged, .objectReplaced,
            .changeReported, .touchedDisabled, .sampled, .messaged, .diagnosed:
            break
        }
        return json
    }
}

extension EventFacts {
    static func all(of events: some Sequence<TraceEvent>, pictures: [String: Resource]) -> [EventFacts] {
        var series = EventSeries(pictures: pictures)
        return events.map { series.next($0) }
    }
}
