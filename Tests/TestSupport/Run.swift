import Referee
import Scenario
import VirtualTime
import Wire

/// A run written event by event, for a report or a timeline. Times are in milliseconds.
///
///     var run = try Run("# Leaving\nshow\nhide\nsettle", end: 300)
///     run.step(2, at: 0)
///     run.request(1, "/profile", by: "Host/Profile", from: 0, .answered, to: 300)
public struct Run {
    public enum Ending { case answered, cancelled, failed, open }

    private let scenario: Scenario
    private let outcome: RunOutcome
    private let end: Int
    private var events: [TraceEvent]

    public init(
        _ text: String, name: String = "story", outcome: RunOutcome = .completed, end: Int,
        _ events: [TraceEvent] = []
    ) throws {
        scenario = try Scenario(parsing: text, name: name)
        (self.outcome, self.end, self.events) = (outcome, end, events)
    }

    /// The events by time. Within an instant, events stay in the order in which they were added.
    public var trace: Trace {
        let ordered = events.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }
        return Trace(
            scenario: scenario, seed: 7, events: ordered.map(\.element), outcome: outcome, end: instant(end))
    }

    public mutating func step(_ line: Int, at milliseconds: Int) {
        add(milliseconds, .stepped(line: line))
    }

    public mutating func want(_ paths: [String], at milliseconds: Int) {
        add(milliseconds, .wanted(paths.map { Resource(path: $0) }))
    }

    public mutating func view(_ path: String, from: Int, to: Int? = nil) {
        add(from, .fact(.appeared(view: path, location: nil)))
        if let to { add(to, .fact(.disappeared(view: path, location: nil))) }
    }

    public mutating func task(
        _ serial: Int, of view: String, line number: Int = 14, from: Int, cancelled: Int? = nil,
        to: Int? = nil
    ) {
        events.append(taskStart(from, serial, of: view, at: line(number)))
        if let cancelled {
            add(cancelled, .fact(.taskCancelled(view: view, serial: serial, reason: .idChanged)))
        }
        if let to { add(to, .fact(.taskFinished(view: view, serial: serial))) }
    }

    public mutating func request(
        _ id: Int, _ path: String, by view: String, from: Int, _ ending: Ending, to: Int = 0, bytes: Int = 108
    ) {
        let resource = Resource(path: path)
        add(
            from, .requested(outgoing(id, resource), resource),
            Scope(view: view, phase: .task, location: line(14)))
        switch ending {
        case .answered: add(to, .responded(request: id, status: 200, bytes: bytes))
        case .cancelled: add(to, .cancelled(request: id))
        case .failed: add(to, .failed(request: id, .timeout))
        case .open: break
        }
    }

    public mutating func unsettle(at milliseconds: Int) {
        add(
            milliseconds,
            .unsettled(Remainder(requests: [Resource(path: "/a")], tasks: [], nextTimer: nil)))
    }

    private mutating func add(_ milliseconds: Int, _ kind: TraceEvent.Kind, _ scope: Scope? = nil) {
        events.append(at(milliseconds, kind, scope))
    }
}
