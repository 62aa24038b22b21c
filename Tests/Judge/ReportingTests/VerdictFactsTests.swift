import Foundation
import Grading
import Reporting
import TestSupport
import Testing

@Suite struct `A verdict as JSON` {
    @Test func `matches its snapshot`() throws {
        let traces = [try Run.taskWithIdentity().trace, try Run.plainTask().trace]
        try expectSnapshot(try VerdictFacts(Verdict(judging: traces), traces: traces).text, "verdict.json")
    }

    @Test func `names every event and has its virtual time as a number`() throws {
        for run in [try Run.modelInit(), try Run.quiet(), try Run.crash()] {
            for event in run.trace.events {
                let line = try EventFacts(event).jsonLine
                let object = try #require(
                    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                #expect(object["t"] as? Double == event.at.milliseconds)
                #expect(object["event"] is String)
                #expect(!line.contains("\n"))
            }
        }
    }

    @Test func `has only events that the page of facts lists`() throws {
        let page = try String(contentsOf: Checkout.root.appending(path: "docs/facts.md"), encoding: .utf8)
        for run in [try Run.taskWithIdentity(), try Run.plainTask(), try Run.crash()] {
            for event in run.trace.events { #expect(page.contains("`\(EventFacts(event).event)`")) }
        }
    }
}
