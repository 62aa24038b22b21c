import Grading
import Referee
import TestSupport
import Testing
import Text
import VirtualTime

@testable import Reporting

/// A report that compares all requests of a long run with one another would take minutes.
@Suite struct `Reports of a very long run` {
    @Test(arguments: LongRun.allCases)
    func `take linear time`(kind: LongRun) throws {
        let trace = kind.trace(of: 1000)
        let verdict = Verdict(judging: [trace])
        let style = PageStyle(width: 80)
        #expect(VerdictReport(verdict, traces: [trace], style: style).lines.count < 400)
        #expect(LedgerReport(verdict, style: style).lines.count > 1000)
        #expect(Timeline(trace).svg.utf8.count < 1 << 20)
        #expect(try VerdictFacts(verdict, traces: [trace]).text.utf8.count > 1 << 17)
        #expect(Account(of: trace.events[...], in: trace.events).requests == 1000)
    }

    @Test(arguments: LongRun.allCases)
    func `cut JSON that is too long, and say by how much`(kind: LongRun) throws {
        let trace = kind.trace(of: 2500)
        let verdict = Verdict(judging: [trace])
        let facts = VerdictFacts(verdict, traces: [trace])
        let scenario = try #require(facts.scenarios.first)
        let leftOut = try #require(scenario.leftOut)
        #expect(scenario.ledger.requests.count == 2000 && leftOut.requests == 500)
        #expect(scenario.findings.count + leftOut.findings == verdict.scenarios[0].findings.count)
        #expect((scenario.events?.count ?? 0) + leftOut.events == trace.events.count)
        #expect(facts.requests == 2500)
        #expect(try facts.text.utf8.count < 8 << 20)
    }

    @Test func `include the network's load`() {
        var random = SystemRandomNumberGenerator()
        let busy = (0..<40).map { _ in
            let start = Int.random(in: 0..<500, using: &random)
            return instant(start)...instant(start + Int.random(in: 0..<200, using: &random))
        }
        let traffic = Traffic(busy)
        for moment in stride(from: 0, to: 800, by: 37) {
            let slow = busy.reduce(0.0) { sum, range in
                let end = min(instant(moment), range.upperBound)
                return end > range.lowerBound ? sum + Double((end - range.lowerBound).wholeNanoseconds) : sum
            }
            #expect(traffic.time(until: instant(moment)) == slow)
        }
    }
}
