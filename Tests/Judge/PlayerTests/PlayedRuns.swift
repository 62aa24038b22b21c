import Grading
import Referee
import TestSupport
import VirtualTime
import Wire

@testable import Player

/// The run that the player pages show: a picture leaves the screen while its request is in flight.
enum PlayedRuns {
    static let source = PlayedRun.Source(
        file: "Answer.swift",
        text: (1...30).map { "    let line\($0) = \($0)" }.joined(separator: "\n"))

    static func zombie(_ names: [String] = []) throws -> PlayedRun {
        let trace = try trace(names)
        return PlayedRun(
            trace, verdict: ScenarioVerdict(judging: trace), subject: "6.1 The picture", sources: [source])
    }

    /// - Parameter texts: the texts that the app shows and prints.
    static func trace(_ texts: [String] = []) throws -> Trace {
        var run = try Run(
            """
            # The view goes away while its picture is still on its way
            route GET /200/300 replies image after 300ms
            want /200/300
            show
            wait 100ms
            want nothing
            hide
            settle
            """, end: 300)
        let view = "Host/Picture"
        run.step(2, at: 0)
        run.step(3, at: 0)
        run.want(["/200/300"], at: 0)
        run.step(4, at: 0)
        run.view(view, from: 0, to: 100)
        run.task(1, of: view, from: 0, to: 300)
        run.request(1, "/200/300", by: view, from: 0, .answered, to: 300)
        run.want([], at: 100)
        run.step(7, at: 100)
        var trace = run.trace
        let shown = TraceEvent(
            at: .zero,
            .screen([.init(.heading, "Picture"), .init(.spinner, "")] + texts.map { .init(.text, $0) }))
        let printed = texts.map { TraceEvent(at: .zero, .console($0)) }
        let gone = TraceEvent(at: .zero + .milliseconds(100), .screen([]))
        let place = trace.events.firstIndex { $0.at > .zero } ?? trace.events.count
        trace.events.insert(contentsOf: [shown] + printed, at: place)
        let end = trace.events.firstIndex { $0.at > .zero + .milliseconds(100) } ?? trace.events.count
        trace.events.insert(gone, at: end)
        return trace
    }
}
