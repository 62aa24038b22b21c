import Foundation
import FoundationXML
import Grading
import Referee
import TestSupport
import Testing
import Text
import VirtualTime

@testable import Reporting

@Suite struct `The timeline` {
    @Test(arguments: Look.timelines)
    func `as text matches its snapshot`(look: Look) throws {
        for (name, trace) in try Self.traces() {
            let text = Timeline(trace).text(look.style)
            try expectSnapshot(text, "timeline-\(name)-\(look.name).txt")
        }
    }

    @Test func `as a picture matches its snapshot`() throws {
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
            for drawsPictures in [true, false] {
                let style = PageStyle(width: width, drawsPictures: drawsPictures)
                for line in Timeline(trace).lines(style) { #expect(line.count <= width, "\(line)") }
                let report = VerdictReport(Verdict(judging: [trace]), traces: [trace], style: style)
                for line in report.lines { #expect(line.count <= width, "\(line)") }
            }
        }
    }

    @Test func `uses only ASCII if the terminal shows no more`() throws {
        var run = try Run("# Größe\nshow\ntap \"Größe\"\nsettle", end: 100)
        run.step(2, at: 0)
        run.step(3, at: 50)
        run.view("Host/Höhe", from: 0)
        run.request(1, "/größe", by: "Host/Höhe", from: 0, .failed, to: 100)
        for drawsPictures in [true, false] {
            let style = PageStyle(hasUnicode: false, drawsPictures: drawsPictures)
            let text = Timeline(run.trace).text(style)
            #expect(!text.contains { !$0.isASCII }, "\(text)")
        }
    }

    @Test func `names no line for a reader without line numbers`() throws {
        let trace = try Run.plainTask().trace
        #expect(Timeline(trace).text(PageStyle()).contains("task 1, line 14"))
        #expect(Timeline(trace).text(.plain()).contains(":14"))
        let lesson = Timeline(trace, namesLines: false)
        #expect(lesson.text(PageStyle()).contains("task 1 "))
        for style in [PageStyle(), .plain()] {
            #expect(!lesson.text(style).contains("line "))
            #expect(!lesson.text(style).contains(":14"))
        }
    }

    @Test func `groups similar requests with their number`() throws {
        let trace = try Run.list().trace
        let lanes = TimelineLayout(trace).lanes
        #expect(lanes.count < 20)
        #expect(lanes.map(\.label).contains("57 more like #2"))
        let requests = lanes.filter { $0.kind == .request }.reduce(0) { $0 + ($1.gathered ?? 1) }
        #expect(requests == 100)
    }

    @Test func `draws no more than two screens of different requests`() throws {
        var run = try Run("# Many views\nshow\nsettle", end: 1000)
        for place in 1...200 { run.view("Host/View\(place)", from: place, to: 500 + place) }
        let lines = Timeline(run.trace).lines(PageStyle())
        #expect(lines.count < 70)
        #expect(lines.contains { $0.hasSuffix("and 140 more lanes that are not drawn") })
    }

    @Test func `marks a request from the moment it outlives its view, even without wants`() throws {
        var run = try Run("show\nwait 100ms\nhide\nsettle", end: 300)
        run.view("Host/Picture", from: 0, to: 100)
        run.request(1, "/a", by: "Host/Picture", from: 0, .answered, to: 300)
        let lane = try #require(TimelineLayout(run.trace).lanes.last)
        #expect(lane.bars.map(\.use) == [.useful, .orphaned])
        #expect(lane.bars.last?.from == .zero + .milliseconds(100))
        #expect(lane.notes == ["the view was gone for 200 ms"])
    }

    @Test func `marks a Swift task from the moment it continues after its cancellation`() throws {
        var run = try Run("show\nsettle", end: 300)
        run.view("Host/Picture", from: 0)
        run.task(1, of: "Host/Picture", from: 0, cancelled: 100, to: 300)
        let lane = try #require(TimelineLayout(run.trace).lanes.last)
        #expect(lane.bars.map(\.use) == [.running, .orphaned])
        #expect(lane.notes == ["ended 200 ms after it was cancelled"])
    }

    @Test func `has a lane for permissions, from one may line to the next without it`() throws {
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

    @Test func `says below the drawing what was still running when settle gave up`() throws {
        var run = try Run("show\nsettle within 1s", end: 1000)
        run.unsettle(at: 1000)
        let words = "`settle` ended at 1 s while the app still had work: GET /a on its way"
        let timeline = Timeline(run.trace)
        #expect(timeline.lines(PageStyle()).contains { $0.contains("▶ \(words)") })
        #expect(timeline.lines(PageStyle(drawsPictures: false)).joined(separator: " ").contains(words))
        #expect(timeline.svg.contains("▶ \(words)"))
    }

    @Test func `counts rows that replace one another once`() throws {
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

    @Test func `draws what the page about it shows`() throws {
        let page = try String(
            contentsOf: Checkout.root.appending(path: "docs/timeline.md"), encoding: .utf8)
        let drawn = try [Run.zombie(), .polling()].flatMap {
            Timeline($0.trace).page(PageStyle()).split(separator: "\n").map(String.init)
        }
        let shown = page.split(separator: "\n").filter { $0.hasPrefix("    ") }.map {
            String($0.dropFirst(4))
        }
        #expect(shown.count > 5)
        for line in shown { #expect(drawn.contains(line), "\(line)") }
    }

    @Test func `says if nothing was sent for a want`() throws {
        let wants = TimelineLayout(try Run.plainTask().trace).lanes.filter { $0.kind == .want }
        #expect(wants.map(\.notes) == [[], ["never fetched"]])
    }

    @Test func `says if a want was not fetched again`() throws {
        var run = try Run("want /a\nshow\nwant nothing\nwant /a\nsettle", end: 300)
        run.want(["/a"], at: 0)
        run.request(1, "/a", by: "", from: 0, .answered, to: 50)
        run.want([], at: 100)
        run.want(["/a"], at: 200)
        #expect(TimelineLayout(run.trace).lanes.first?.notes == ["not fetched again"])
    }

    @Test func `draws another run below the first`() throws {
        let timeline = Timeline(try Run.plainTask().trace, against: try Run.taskWithIdentity().trace)
        try expectSnapshot(timeline.page(PageStyle()), "timeline-against.txt")
        try expectSnapshot(timeline.svg, "timeline-against.svg")
        #expect(XMLOutline(Data(timeline.svg.utf8)).isWellFormed)
    }

    @Test func `shows an app's texts in a picture without markup`() throws {
        var run = try Run("# <script>alert(1)</script> & more\nshow\nsettle", end: 300)
        run.request(1, "/a?x=<b>&y='\"", by: "", from: 0, .answered, to: 300)
        let svg = Timeline(run.trace).svg
        #expect(!svg.contains("<script>"))
        #expect(!svg.contains("<b>"))
        #expect(svg.contains("/a?x=&lt;b&gt;&amp;y=&#39;&quot;"))
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
}

extension Look {
    /// All page styles, and a style in which sentences replace the drawings.
    static let timelines =
        all + [Look(name: "80-sentences", style: PageStyle(hasUnicode: false, drawsPictures: false))]
}
