import Foundation
import Grading
import Reporting
import TestSupport
import Testing

@Suite("A verdict as JSON")
struct VerdictJSONTests {
    @Test func `reads like its snapshot`() throws {
        let traces = [try Run.taskWithIdentity().trace, try Run.plainTask().trace]
        try expectSnapshot(try VerdictJSON(Verdict(judging: traces), traces: traces).text, "verdict.json")
    }

    @Test func `every event has its virtual time as a number and its name`() throws {
        for run in [try Run.modelInit(), try Run.quiet(), try Run.crash()] {
            for event in run.trace.events {
                let line = try EventJSON(event).jsonLine
                let object = try #require(
                    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                #expect(object["t"] as? Double == event.at.milliseconds)
                #expect(object["event"] is String)
                #expect(!line.contains("\n"))
            }
        }
    }

    @Test func `every event that occurs is on the page of facts`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/facts.md"), encoding: .utf8)
        for run in [try Run.taskWithIdentity(), try Run.plainTask(), try Run.crash()] {
            for event in run.trace.events { #expect(page.contains("`\(EventJSON(event).event)`")) }
        }
    }
}
