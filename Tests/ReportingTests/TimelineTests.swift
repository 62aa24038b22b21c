import Grading
import Referee
import Reporting
import Testing
import VirtualTime

@Suite("The timeline")
struct TimelineTests {
    @Test(arguments: Look.all)
    func `is drawn like its snapshot`(look: Look) throws {
        let runs = [
            ("identity", try Run.taskWithIdentity()), ("init", try Run.modelInit()),
            ("quiet", try Run.quiet()), ("crash", try Run.crash()),
        ]
        for (name, run) in runs {
            let lines = TextTimeline(TimelineLayout(run.trace), style: look.style).lines
            try expectSnapshot(lines.joined(separator: "\n") + "\n", "timeline-\(name)-\(look.name).txt")
        }
    }

    @Test(arguments: [20, 21, 40, 59, 60, 80, 200])
    func `is never wider than the terminal`(width: Int) throws {
        for run in [try Run.taskWithIdentity(), try Run.modelInit(), try Run.quiet(), try Run.crash()] {
            for line in TextTimeline(TimelineLayout(run.trace), style: ReportStyle(width: width)).lines {
                #expect(line.count <= width, "\(line)")
            }
            let verdict = VerdictReport(
                Verdict(judging: [run.trace]), traces: [run.trace], style: ReportStyle(width: width))
            for line in verdict.lines { #expect(line.count <= width, "\(line)") }
        }
    }

    @Test func `says how many requests it left out`() throws {
        var trace = try Run.crash().trace
        let first = try #require(trace.events.first { if case .requested = $0.kind { true } else { false } })
        guard case .requested(var request, let resource) = first.kind else { return }
        for id in 2...1000 {
            request.id = id
            trace.events.append(TraceEvent(at: first.at, .requested(request, resource)))
        }
        let lines = TextTimeline(TimelineLayout(trace), style: ReportStyle()).lines
        #expect(lines.count < 40)
        #expect(lines.last == "  and 988 more requests")
    }

    @Test(arguments: 2..<60)
    func `an axis keeps the order of moments and stays inside its length`(length: Int) {
        let moments = [0, 1, 5, 6, 7, 300, 60_000, 60_001, 3_600_000].map {
            VirtualInstant.zero + .milliseconds($0)
        }
        let axis = TimelineAxis(moments, length: length)
        let columns = moments.map(axis.column(of:))
        #expect(columns == columns.sorted())
        #expect(columns.allSatisfy { (0..<length).contains($0) })
        if length > 20 { #expect(Set(columns).count == moments.count) }
    }

    @Test func `a stretch more than ten times as long as the rest is folded`() {
        let moments = [0, 100, 200, 2300].map { VirtualInstant.zero + .milliseconds($0) }
        #expect(TimelineAxis(moments, length: 60).folds.map(\.from) == [moments[2]])
        #expect(TimelineAxis(Array(moments.prefix(3)), length: 60).folds == [])
    }

    @Test func `what is not folded is drawn to scale`() {
        let moments = [0, 100, 300, 400].map { VirtualInstant.zero + .milliseconds($0) }
        #expect(moments.map(TimelineAxis(moments, length: 41).column(of:)) == [0, 10, 30, 40])
    }
}
