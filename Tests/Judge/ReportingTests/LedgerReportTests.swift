import Foundation
import Grading
import Reporting
import TestSupport
import Testing
import Text

@Suite struct `The printed ledger` {
    @Test(arguments: Look.all)
    func `matches its snapshot`(look: Look) throws {
        let runs = [
            ("identity", [try Run.taskWithIdentity()]), ("missed", [try Run.plainTask()]),
            ("several", [try Run.modelInit(), try Run.quiet(), try Run.crash()]),
        ]
        for (name, runs) in runs {
            let report = LedgerReport(Verdict(judging: runs.map(\.trace)), style: look.style)
            try expectSnapshot(report.text, "ledger-\(name)-\(look.name).txt")
        }
    }

    @Test func `is never wider than the terminal`() throws {
        let verdict = Verdict(judging: [try Run.modelInit().trace, try Run.quiet().trace])
        for width in [20, 40, 80] {
            for line in LedgerReport(verdict, style: PageStyle(width: width)).lines {
                #expect(line.count <= width, "\(line)")
            }
        }
    }

    @Test func `has the verdict's sums, in text and in JSON`() throws {
        let verdict = Verdict(judging: [try Run.modelInit().trace, try Run.plainTask().trace])
        let text = LedgerReport(verdict, style: PageStyle(width: 200)).text
        let json = VerdictFacts(verdict)
        #expect(text.contains("In all: 6 requests, par 3. Redundant: 4. Not cancelled: 6."))
        #expect(text.contains("Wasted: 1.6 s, 22,528 bytes."))
        #expect(json.scenarios.map(\.ledger.totals.requests).reduce(0, +) == verdict.requestsMade)
        #expect(json.scenarios.map(\.ledger.totals.wastedBytes).reduce(0, +) == json.wastedBytes)
        #expect(json.scenarios.flatMap(\.ledger.requests).map(\.wastedBytes).reduce(0, +) == json.wastedBytes)
    }

    @Test func `alone in JSON matches its snapshot`() throws {
        let verdict = Verdict(judging: [try Run.plainTask().trace, try Run.quiet().trace])
        try expectSnapshot(try LedgerBookFacts(verdict).text, "ledger.json")
    }

    @Test func `in JSON names who started each request`() throws {
        let ledger = try #require(
            VerdictFacts(Verdict(judging: [try Run.modelInit().trace])).scenarios.first?.ledger)
        let first = try #require(ledger.requests.first)
        #expect(first.view == "Host/Profile")
        #expect(first.phase == "init")
        #expect(first.unowned == true)
        #expect(first.line == 9)
        #expect(first.wastedMilliseconds == 200)
    }
}
