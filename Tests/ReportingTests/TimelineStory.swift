import Referee
import Scenario
import VirtualTime
import Wire

/// A run told line by line, for a timeline to be drawn of it.
///
///     var story = try TimelineStory("# Leaving\nshow\nhide\nsettle", end: 300)
///     story.step(2, at: 0)
///     story.request(1, "/profile", by: "Host/Profile", from: 0, .answered, to: 300)
struct TimelineStory {
    enum Ending { case answered, cancelled, failed, open }

    private let scenario: Scenario
    private let end: Int
    private var events: [TraceEvent] = []

    init(_ text: String, end: Int) throws {
        scenario = try Scenario(parsing: text, name: "story")
        self.end = end
    }

    /// Events in the order of time, and within an instant in the order in which they were told.
    var trace: Trace {
        let ordered = events.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }
        return Trace(
            scenario: scenario, seed: 7, events: ordered.map(\.element), outcome: .completed,
            end: .zero + .milliseconds(end))
    }

    mutating func step(_ line: Int, at milliseconds: Int) {
        add(milliseconds, .stepped(line: line))
    }

    mutating func want(_ paths: [String], at milliseconds: Int) {
        add(milliseconds, .wanted(paths.map { Resource(path: $0) }))
    }

    mutating func view(_ path: String, from: Int, to: Int? = nil) {
        add(from, .fact(.appeared(view: path, location: nil)))
        if let to { add(to, .fact(.disappeared(view: path, location: nil))) }
    }

    mutating func task(
        _ serial: Int, of view: String, line: Int = 14, from: Int, cancelled: Int? = nil, to: Int? = nil
    ) {
        let place = SourceLocation(file: "Answer.swift", line: line)
        add(from, .fact(.taskStarted(view: view, serial: serial, location: place)))
        if let cancelled {
            add(cancelled, .fact(.taskCancelled(view: view, serial: serial, reason: .idChanged)))
        }
        if let to { add(to, .fact(.taskFinished(view: view, serial: serial))) }
    }

    mutating func request(
        _ id: Int, _ path: String, by view: String, from: Int, _ ending: Ending, to: Int = 0, bytes: Int = 108
    ) {
        let request = OutgoingRequest(id: id, method: "GET", url: "https://example.test\(path)")
        let place = SourceLocation(file: "Answer.swift", line: 14)
        add(
            from, .requested(request, Resource(path: path)),
            Scope(view: view, phase: .task, location: place))
        switch ending {
        case .answered: add(to, .responded(request: id, status: 200, bytes: bytes))
        case .cancelled: add(to, .cancelled(request: id))
        case .failed: add(to, .failed(request: id, .timeout))
        case .open: break
        }
    }

    mutating func unsettle(at milliseconds: Int) {
        add(
            milliseconds,
            .unsettled(Remainder(requests: [Resource(path: "/a")], tasks: [], nextTimer: nil)))
    }

    private mutating func add(_ milliseconds: Int, _ kind: TraceEvent.Kind, _ scope: Scope? = nil) {
        events.append(TraceEvent(at: .zero + .milliseconds(milliseconds), scope: scope, kind))
    }
}

extension TimelineStory {
    static let all: [(name: String, make: @Sendable () throws -> TimelineStory)] = [
        ("good", good), ("zombie", zombie), ("redundant", redundant), ("search", search),
        ("polling", polling), ("list", list),
    ]

    /// Exercise 6.1 as it should be.
    static func good() throws -> TimelineStory {
        var story = try TimelineStory(
            """
            # The height changes while the first picture is still on its way
            want /200/300
            show width=200 height=300
            wait 100ms
            want /200/200
            set height 200
            settle
            """, end: 400)
        let view = "Host/ProfilePicture"
        story.want(["/200/300"], at: 0)
        story.step(3, at: 0)
        story.view(view, from: 0)
        story.view("Host", from: 0)
        story.task(1, of: view, from: 0, cancelled: 100, to: 100)
        story.request(1, "/200/300", by: view, from: 0, .cancelled, to: 100)
        story.want(["/200/200"], at: 100)
        story.step(6, at: 100)
        story.task(2, of: view, from: 100, to: 400)
        story.request(2, "/200/200", by: view, from: 100, .answered, to: 400)
        return story
    }

    /// The view is gone, and its request goes on.
    static func zombie() throws -> TimelineStory {
        var story = try TimelineStory(
            """
            # The view goes away while its picture is still on its way
            want /200/300
            show
            wait 100ms
            want nothing
            hide
            settle
            """, end: 300)
        let view = "Host/ProfilePicture"
        story.want(["/200/300"], at: 0)
        story.step(3, at: 0)
        story.view(view, from: 0, to: 100)
        story.view("Host", from: 0, to: 100)
        story.request(1, "/200/300", by: view, from: 0, .answered, to: 300)
        story.want([], at: 100)
        story.step(6, at: 100)
        return story
    }

    /// Each update of the parent makes a new model, and each model fetches.
    static func redundant() throws -> TimelineStory {
        var story = try TimelineStory(
            """
            # The parent draws again, and nothing has changed
            want /profile
            show
            wait 50ms
            rerender 4 times
            settle
            """, end: 350)
        let view = "Host/Profile"
        story.want(["/profile"], at: 0)
        story.step(3, at: 0)
        story.view(view, from: 0)
        story.request(1, "/profile", by: view, from: 0, .answered, to: 300, bytes: 2048)
        story.step(5, at: 50)
        for id in 2...5 {
            story.request(id, "/profile", by: view, from: 50, .answered, to: 350, bytes: 2048)
        }
        return story
    }

    /// Letters come faster than answers.
    static func search() throws -> TimelineStory {
        var story = try TimelineStory(
            """
            # Letters come faster than answers
            show
            want /search?q=s
            type "s" into "Search"
            want /search?q=sw
            type "sw" into "Search"
            want /search?q=swift
            type "swift" into "Search"
            settle
            """, end: 700)
        let view = "Host/SearchScreen"
        story.step(2, at: 0)
        story.view(view, from: 0)
        for (place, text) in ["s", "sw", "swift"].enumerated() {
            let start = 150 * place
            let isLast = place == 2
            story.want(["/search?q=\(text)"], at: start)
            story.step(4 + 2 * place, at: start)
            story.task(
                place + 1, of: view, from: start, cancelled: isLast ? nil : start + 150,
                to: isLast ? 700 : start + 150)
            story.request(
                place + 1, "/search?q=\(text)", by: view, from: start, isLast ? .answered : .cancelled,
                to: isLast ? 700 : start + 150)
        }
        return story
    }

    /// A status that is asked for every half minute, for an hour.
    static func polling() throws -> TimelineStory {
        var story = try TimelineStory(
            "# An hour of polling\nwant /status\nshow\nwait 1h\nhide\nsettle", end: 3_600_000)
        let view = "Host/StatusBoard"
        story.step(3, at: 0)
        story.view(view, from: 0, to: 3_600_000)
        story.task(1, of: view, from: 0, cancelled: 3_600_000, to: 3_600_000)
        for poll in 0..<120 {
            story.want(["/status"], at: 30_000 * poll)
            story.want([], at: 30_000 * poll + 200)
            story.request(
                poll + 1, "/status", by: view, from: 30_000 * poll, .answered, to: 30_000 * poll + 200)
        }
        story.step(5, at: 3_600_000)
        return story
    }

    /// A hundred rows, each with a picture; the last forty are still on their way when the list goes.
    static func list() throws -> TimelineStory {
        var story = try TimelineStory("# A hundred rows\nshow\nwait 800ms\nhide\nsettle", end: 1200)
        let view = "Host/Feed/Row"
        story.step(2, at: 0)
        story.view("Host/Feed", from: 0, to: 800)
        for row in 1...100 {
            let start = 8 * (row - 1)
            story.view(view, from: start, to: 800)
            if row <= 60 {
                story.task(row, of: view, from: start, to: start + 200)
                story.request(row, "/rows/\(row)", by: view, from: start, .answered, to: start + 200)
            } else {
                story.task(row, of: view, from: start, cancelled: 800, to: 1200)
                story.request(row, "/rows/\(row)", by: view, from: start, .answered, to: 1200)
            }
        }
        story.step(4, at: 800)
        return story
    }
}
