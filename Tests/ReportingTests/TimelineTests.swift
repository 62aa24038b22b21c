import Foundation
import FoundationXML
import Grading
import Referee
import TestSupport
import Testing
import VirtualTime

@testable import Reporting

@Suite("The timeline")
struct TimelineTests {
    @Test(arguments: Look.timelines)
    func `is drawn like its snapshot`(look: Look) throws {
        for (name, trace) in try Self.traces() {
            let text = Timeline(trace).text(look.style)
            try expectSnapshot(text, "timeline-\(name)-\(look.name).txt")
        }
    }

    @Test func `is a picture like its snapshot`() throws {
        for (name, trace) in try Self.traces() {
            try expectSnapshot(Timeline(trace).svg, "timeline-\(name).svg")
        }
    }

    private static func traces() throws -> [(name: String, trace: Trace)] {
        try Run.drawn.map { ($0.name, try $0.make().trace) } + [
            ("identity", try Run.taskWithIdentity().trace), ("init", try Run.modelInit().trace),
            ("quiet", try Run.quiet().trace), ("crash", try Run.crash().trace),
        ]
    }

    @Test(arguments: [20, 21, 40, 59, 60, 80, 200])
    func `is never wider than the terminal`(width: Int) throws {
        for (_, trace) in try Self.traces() {
            for drawsTimelines in [true, false] {
                let style = ReportStyle(width: width, drawsTimelines: drawsTimelines)
                for line in Timeline(trace).lines(style) { #expect(line.count <= width, "\(line)") }
                let report = VerdictReport(Verdict(judging: [trace]), traces: [trace], style: style)
                for line in report.lines { #expect(line.count <= width, "\(line)") }
            }
        }
    }

    @Test func `has nothing but ASCII where the terminal shows no more`() throws {
        var run = try Run("# Größe\nshow\ntap \"Größe\"\nsettle", end: 100)
        run.step(2, at: 0)
        run.step(3, at: 50)
        run.view("Host/Höhe", from: 0)
        run.request(1, "/größe", by: "Host/Höhe", from: 0, .failed, to: 100)
        for drawsTimelines in [true, false] {
            let style = ReportStyle(usesUnicode: false, drawsTimelines: drawsTimelines)
            let text = Timeline(run.trace).text(style)
            #expect(!text.contains { !$0.isASCII }, "\(text)")
        }
    }

    @Test func `gathers what went alike and says how many`() throws {
        let trace = try Run.list().trace
        let lanes = TimelineLayout(trace).lanes
        #expect(lanes.count < 20)
        #expect(lanes.map(\.label).contains("57 more like #2"))
        let requests = lanes.filter { $0.kind == .request }.reduce(0) { $0 + ($1.gathered ?? 1) }
        #expect(requests == 100)
    }

    @Test func `draws no more than a screen or two of what did not go alike`() throws {
        var run = try Run("# Many views\nshow\nsettle", end: 1000)
        for place in 1...200 { run.view("Host/View\(place)", from: place, to: 500 + place) }
        let lines = Timeline(run.trace).lines(ReportStyle())
        #expect(lines.count < 70)
        #expect(lines.contains { $0.hasSuffix("and 140 more lanes that are not drawn") })
    }

    @Test func `a request that outlives its view is marked from there, even where nothing is wanted`() throws
    {
        var run = try Run("show\nwait 100ms\nhide\nsettle", end: 300)
        run.view("Host/Picture", from: 0, to: 100)
        run.request(1, "/a", by: "Host/Picture", from: 0, .answered, to: 300)
        let lane = try #require(TimelineLayout(run.trace).lanes.last)
        #expect(lane.bars.map(\.use) == [.useful, .orphaned])
        #expect(lane.bars.last?.from == .zero + .milliseconds(100))
        #expect(lane.notes == ["its view was gone for 200 ms"])
    }

    @Test func `a task that goes on after it was cancelled is marked from there`() throws {
        var run = try Run("show\nsettle", end: 300)
        run.view("Host/Picture", from: 0)
        run.task(1, of: "Host/Picture", from: 0, cancelled: 100, to: 300)
        let lane = try #require(TimelineLayout(run.trace).lanes.last)
        #expect(lane.bars.map(\.use) == [.running, .orphaned])
        #expect(lane.notes == ["ended 200 ms after it was cancelled"])
    }

    @Test func `what may be fetched has a lane, from one may to the next that leaves it out`() throws {
        var run = try Run(
            "may /a\nshow\nwait 100ms\nmay /a, POST /b\nwait 100ms\nmay nothing\nsettle", end: 300)
        for (line, time) in [(1, 0), (4, 100), (6, 200)] { run.step(line, at: time) }
        let lanes = TimelineLayout(run.trace).lanes.filter { $0.kind == .permission }
        #expect(lanes.map(\.label) == ["may /a", "may POST /b"])
        let times = lanes.map { $0.bars.map { "\($0.from) to \($0.to)" } }
        #expect(times == [["0 ms to 200 ms"], ["100 ms to 200 ms"]])
        #expect(
            TimelineSentences(TimelineLayout(run.trace)).sentences.contains(
                "/a was allowed from 0 ms to 200 ms."))
    }

    @Test func `what still went on when settle gave up is said below the drawing`() throws {
        var run = try Run("show\nsettle within 1s", end: 1000)
        run.unsettle(at: 1000)
        let words = "`settle` ended at 1 s while this still went on: GET /a on its way"
        let timeline = Timeline(run.trace)
        #expect(timeline.lines(ReportStyle()).contains { $0.contains("▶ \(words)") })
        #expect(timeline.lines(ReportStyle(drawsTimelines: false)).joined(separator: " ").contains(words))
        #expect(timeline.svg.contains("▶ \(words)"))
    }

    @Test func `rows that take each other's place are counted once`() throws {
        var run = try Run("show\nscroll to end\nhide", end: 300)
        for _ in 1...3 { run.view("Host/Row", from: 0, to: 100) }
        for _ in 1...2 { run.view("Host/Row", from: 100, to: 300) }
        #expect(TimelineLayout(run.trace).lanes.map(\.label) == ["Row, 3 of them"])
    }

    @Test
    func
        `a view without work has a lane only if it went, and only the innermost of those that went together`()
        throws
    {
        var run = try Run("show\nsettle", end: 300)
        run.view("Host", from: 0)
        run.view("Host/Page", from: 0, to: 200)
        run.view("Host/Page/Title", from: 0, to: 200)
        run.view("Host/Footer", from: 0)
        #expect(TimelineLayout(run.trace).lanes.map(\.label) == ["Title"])
    }

    @Test func `the page that explains it shows drawings that it draws`() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("docs/timeline.md"), encoding: .utf8)
        let drawn = try [Run.zombie(), .polling()].flatMap {
            Timeline($0.trace).page(ReportStyle()).split(separator: "\n").map(String.init)
        }
        let shown = page.split(separator: "\n").filter { $0.hasPrefix("    ") }.map {
            String($0.dropFirst(4))
        }
        #expect(shown.count > 10)
        for line in shown { #expect(drawn.contains(line), "\(line)") }
    }

    @Test func `a want that nothing was sent for says so`() throws {
        let wants = TimelineLayout(try Run.plainTask().trace).lanes.filter { $0.kind == .want }
        #expect(wants.map(\.notes) == [[], ["never fetched"]])
    }

    @Test func `what is wanted anew and not fetched anew says so`() throws {
        var run = try Run("want /a\nshow\nwant nothing\nwant /a\nsettle", end: 300)
        run.want(["/a"], at: 0)
        run.request(1, "/a", by: "", from: 0, .answered, to: 50)
        run.want([], at: 100)
        run.want(["/a"], at: 200)
        #expect(TimelineLayout(run.trace).lanes.first?.notes == ["not fetched again"])
    }

    @Test func `a picture holds what it was told and nothing that would be markup`() throws {
        var run = try Run("# <script>alert(1)</script> & more\nshow\nsettle", end: 300)
        run.request(1, "/a?x=<b>&y='\"", by: "", from: 0, .answered, to: 300)
        let svg = Timeline(run.trace).svg
        #expect(!svg.contains("<script>"))
        #expect(!svg.contains("<b>"))
        #expect(svg.contains("/a?x=&lt;b&gt;&amp;y=&#39;&quot;"))
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test(arguments: 2..<60)
    func `an axis keeps the order of moments and stays inside its length`(length: Int) {
        let moments = [0, 1, 5, 6, 7, 300, 60_000, 60_001, 3_600_000].map {
            VirtualInstant.zero + .milliseconds($0)
        }
        let axis = TimelineAxis(moments, folds: folds(moments), length: length)
        let columns = moments.map(axis.column(of:))
        #expect(columns == columns.sorted())
        #expect(columns.allSatisfy { (0..<length).contains($0) })
        if length > 20 { #expect(Set(columns).count == moments.count) }
    }

    @Test func `a stretch more than ten times as long as the rest is folded`() {
        let moments = [0, 100, 200, 2300].map { VirtualInstant.zero + .milliseconds($0) }
        #expect(folds(moments).map(\.from) == [moments[2]])
        #expect(folds(Array(moments.prefix(3))).isEmpty)
    }

    @Test func `every quiet stretch between short requests is folded, though they are alike`() {
        let moments = [0, 200, 30_000, 30_200, 60_000, 60_200].map { VirtualInstant.zero + .milliseconds($0) }
        let busy = [moments[0]...moments[1], moments[2]...moments[3], moments[4]...moments[5]]
        #expect(folds(moments, busy: busy).map(\.from) == [moments[1], moments[3]])
        #expect(folds(moments, busy: [moments[0]...moments[5]]).isEmpty)
    }

    private func folds(_ moments: [VirtualInstant], busy: [ClosedRange<VirtualInstant>] = [])
        -> [TimelineFold]
    {
        TimelineFold.all(between: moments, busy: busy, sent: [])
    }

    @Test func `what is not folded is drawn to scale`() {
        let moments = [0, 100, 300, 400].map { VirtualInstant.zero + .milliseconds($0) }
        #expect(moments.map(TimelineAxis(moments, length: 41).column(of:)) == [0, 10, 30, 40])
    }
}

extension Look {
    /// Drawings, and the sentences that stand in for them.
    static let timelines =
        all + [Look(name: "80-sentences", style: ReportStyle(usesUnicode: false, drawsTimelines: false))]
}
