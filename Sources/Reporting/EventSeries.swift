import Referee
import Wire

/// A run's events as JSON, one after the other.
///
///     var series = EventSeries()
///     for event in events { print(try series.next(event).jsonLine) }
///
/// That a task ended is told with its number alone. A reader of one line wants to know which task that was, so the series
/// remembers the line of source on which each began.
public struct EventSeries {
    private var places: [Int: SourceLocation] = [:]

    public init() {}

    /// Takes note of an event that is not told.
    public mutating func skip(_ event: TraceEvent) {
        if case .fact(.taskStarted(_, let serial, let location)) = event.kind { places[serial] = location }
    }

    public mutating func next(_ event: TraceEvent) -> EventJSON {
        skip(event)
        var json = EventJSON(event)
        guard case .fact(let fact) = event.kind else { return json }
        switch fact {
        case .taskCancelled(_, let serial, _), .taskFinished(_, let serial):
            json.file = places[serial]?.file ?? json.file
            json.line = places[serial]?.line ?? json.line
        default:
            break
        }
        return json
    }
}

extension EventJSON {
    static func all(of events: [TraceEvent]) -> [EventJSON] {
        var series = EventSeries()
        return events.map { series.next($0) }
    }
}
