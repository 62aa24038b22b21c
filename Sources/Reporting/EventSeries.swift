import Referee
import Scenario
import Wire

/// A run's events as JSON, one after the other.
///
///     var series = EventSeries()
///     for event in events { print(try series.next(event).jsonLine) }
///
/// That a task ended is told with its number alone. A reader of one line wants to know which task that was, so the series
/// remembers the line of source on which each began. And a picture on screen is called by what it was fetched for.
public struct EventSeries {
    private var places: [Int: SourceLocation] = [:]
    /// What was fetched with each picture, by its fingerprint.
    public var pictures: [String: Resource]

    public init(pictures: [String: Resource] = [:]) { self.pictures = pictures }

    /// Takes note of an event that is not told.
    public mutating func skip(_ event: TraceEvent) {
        if case .fact(.taskStarted(_, let serial, let location)) = event.kind { places[serial] = location }
    }

    public mutating func next(_ event: TraceEvent) -> EventJSON {
        skip(event)
        var json = EventJSON(event)
        if case .screen(let things) = event.kind {
            json.lines = things.map { $0.named(by: pictures).written }
        }
        guard case .fact(let fact) = event.kind else { return json }
        switch fact {
        case .taskCancelled(_, let serial, _), .taskFinished(_, let serial):
            json.file = places[serial]?.file ?? json.file
            json.line = places[serial]?.line ?? json.line
        case .initialised, .bodyEvaluated, .appeared, .disappeared, .taskStarted, .stateWritten, .identityChanged,
            .changeReported, .diagnosed:
            break
        }
        return json
    }
}

extension EventJSON {
    static func all(of events: [TraceEvent], pictures: [String: Resource]) -> [EventJSON] {
        var series = EventSeries(pictures: pictures)
        return events.map { series.next($0) }
    }
}
