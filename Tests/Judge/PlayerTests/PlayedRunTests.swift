import Foundation
import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

@testable import Player

@Suite struct `A run for the player` {
    @Test func `has a moment for each event, with the running line`() throws {
        let run = try PlayedRuns.zombie()
        let lines = run.moments.map { moment in
            let place = moment.file.map { "  \(run.sources[$0].file):\(moment.line ?? 0)" } ?? ""
            return "\(moment.when)  \(moment.kind.rawValue)  \(moment.text)\(place)"
        }
        try expectSnapshot(lines.joined(separator: "\n") + "\n", "moments.txt")
    }

    @Test func `has the screen of each moment`() throws {
        let run = try PlayedRuns.zombie()
        let shown = run.moments.map { run.screens[$0.screen].map(\.kind) }
        #expect(shown.first == [] && shown.contains(["heading", "spinner"]) && shown.last == [])
    }

    @Test func `has each request's start, end and reason`() throws {
        let run = try PlayedRuns.zombie()
        let request = try #require(run.requests.first)
        #expect(run.moments[try #require(request.from)].kind == .sent)
        #expect(run.moments[try #require(request.to)].kind == .answered)
        #expect(request.isFault && request.notes.contains("200 ms late"))
        #expect(request.why.first == "0 ms  `show`")
    }

    @Test func `leads from a finding to the moment that shows it`() throws {
        let run = try PlayedRuns.zombie()
        let finding = try #require(run.findings.first { $0.code == "missing-cancellation" })
        #expect(run.moments[finding.moment].at == 100)
    }

    @Test func `survives JSON unchanged, with the same text each time`() throws {
        let run = try PlayedRuns.zombie()
        let data = try JSONEncoder().encode(run)
        #expect(try JSONDecoder().decode(PlayedRun.self, from: data) == run)
        #expect(try PlayerPage(run).html == PlayerPage(try PlayedRuns.zombie()).html)
    }

    @Test func `of a hidden scenario contains none of its lines`() throws {
        var trace = try PlayedRuns.trace()
        trace.scenario.isHidden = true
        let run = PlayedRun(trace, verdict: nil, subject: "6.1", sources: [])
        #expect(run.lines.isEmpty)
        #expect(!run.moments.contains { $0.text.contains("route") || $0.text.contains("want") })
    }

    @Test func `of an endless poller ends, and says what it leaves out`() throws {
        var trace = try PlayedRuns.trace()
        for id in 2..<2000 {
            let at = VirtualInstant.zero + .milliseconds(300 + id)
            let resource = Resource(path: "/status")
            trace.events.append(
                TraceEvent(
                    at: at,
                    .requested(OutgoingRequest(id: id, method: "GET", url: "http://a/status"), resource)))
        }
        let run = PlayedRun(trace, verdict: nil, subject: "a", sources: [PlayedRuns.source])
        #expect(run.requests.count == PlayedRun.mostRequests && run.requestsLeftOut == 1799)
        #expect(run.moments.count == PlayedRun.mostMoments + 1 && run.momentsLeftOut > 0)
        #expect(try PlayerPage(run).html.utf8.count < 400_000)
    }

    @Test func `stays small for an app that prints and shows as much as it can`() throws {
        var trace = try PlayedRuns.trace()
        let long = String(repeating: "very ", count: 1600)
        for number in 0..<700 {
            let at = VirtualInstant.zero + .milliseconds(400 + number)
            let lines = (0..<300).map { ScreenLine(.text, "\(number) \($0) \(long)") }
            trace.events += [
                TraceEvent(at: at, .screen(lines)), TraceEvent(at: at, .console("\(number) \(long)")),
            ]
        }
        let run = PlayedRun(trace, verdict: nil, subject: long, sources: [PlayedRuns.source])
        #expect(try JSONEncoder().encode(run).count < 2_000_000)
        #expect(run.screens.last?.map(\.kind) == ["placeholder"])
    }

    @Test func `of everyday size makes a page below 100 kB`() throws {
        #expect(try PlayerPage(PlayedRuns.zombie(), against: PlayedRuns.zombie()).html.utf8.count < 100_000)
    }

    @Test func `has no text that closes its element in the page`() throws {
        let hostile = #"</script><script>document.title="owned"</script><!--<script>"#
        var run = try PlayedRuns.zombie([hostile])
        run.subject = hostile
        run.sources[0].file = hostile
        let html = try PlayerPage(run).html
        #expect(html.ranges(of: "</script>").count == 2 && html.ranges(of: "<script").count == 2)
        #expect(!html.contains("<!--"))
    }
}
