import Foundation
import Grading
import Reporting
import TestSupport
import Testing
import Wire

@Suite struct `A report on invented stories` {
    private func app() throws -> ExploredApp {
        let verdict = ScenarioVerdict(judging: try Run.modelInit().trace)
        let story = "# Invented\nroute GET /profile replies text \"<b>&\"\nshow\n"
        let found = verdict.findings.map { ExploredApp.Find($0, story: story) }
        let nowhere = ExploredApp.Find(
            Finding(.wrongScreen, at: .zero, "A \"sentence\" <with> & in it."), story: story)
        var app = ExploredApp(
            "Profile & friends", stories: 2000, took: .milliseconds(2100), found: found + [nowhere],
            paths: ["App/Main Screen/Profile.swift", "/src/Picture.swift"])
        app.allowed = [
            ExploredApp.Allowed(
                .missingCancellation, at: SourceLocation(file: "Picture.swift", line: 7),
                reason: "the <upload> has to end")
        ]
        app.remarks = [ExploredApp.Remark("order-cancelled", "POST /order was cancelled.")]
        return app
    }

    @Test func `in JUnit's format matches its snapshot`() throws {
        try expectSnapshot(JUnitReport(try app()).text, "explored-junit.xml")
    }

    @Test func `in SARIF matches its snapshot`() throws {
        try expectSnapshot(try SARIFLog(try app(), version: "0.1.0").text, "explored.sarif")
    }

    @Test func `is well-formed XML with a failed test for each discovery`() throws {
        let app = try app()
        let outline = XMLOutline(Data(JUnitReport(app).text.utf8))
        #expect(outline.isWellFormed)
        #expect(outline.counts["testcase"] == app.found.count + 2)
        #expect(outline.counts["failure"] == app.found.count)
        #expect(outline.counts["skipped"] == 1 && outline.counts["system-out"] == 1)
        let clean = ExploredApp("Profile", stories: 1, took: .zero, found: [], paths: [])
        #expect(XMLOutline(Data(JUnitReport(clean).text.utf8)).counts["failure"] == nil)
    }

    @Test func `has the properties that SARIF's schema requires, and no unknown ones`() throws {
        for app in [try app(), ExploredApp("Clean", stories: 9, took: .zero, found: [], paths: [])] {
            let text = try SARIFLog(app, version: "0.1.0").text
            let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
            #expect(SARIFShape.log.faults(in: log) == [])
            let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
            #expect(
                (run["results"] as? [Any])?.count
                    == app.found.count + app.allowed.count + app.remarks.count)
        }
    }

    @Test func `identifies a discovery in SARIF by its cause, even if lines move`() throws {
        func fingerprints(_ line: Int) throws -> [String] {
            let scope = Scope(
                view: "Host/Profile", phase: .task,
                location: SourceLocation(file: "Profile.swift", line: line))
            let finding = Finding(.missedFetch, at: .zero, "It was never requested.", scope: scope)
            let find = ExploredApp.Find(finding, story: "show\n")
            let app = ExploredApp("Profile", stories: 1, took: .zero, found: [find, find], paths: [])
            let text = try SARIFLog(app, version: "0.1.0").text
            return text.split(separator: "\n").filter { $0.contains("cause/v1") }.map(String.init)
        }
        #expect(try fingerprints(3) == fingerprints(30))
        #expect(try Set(fingerprints(3)).count == 2)
    }
}
