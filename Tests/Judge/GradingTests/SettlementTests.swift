import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime

@testable import Grading

@Suite struct `The settlement` {
    @Test(arguments: 0..<1500)
    func `agrees with the slow rules on every trace`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed), stream: 0)
        let trace = AnyTrace.trace(&random)
        let (quick, slow) = (Ledger(of: trace), ScanningSettlement(of: trace))
        #expect(quick.epochs == slow.epochs)
        #expect(quick.requests == slow.requests)
    }

    @Test func `finds the last small value of a row anywhere`() {
        var random = SplitMix64(seed: 3, stream: 1)
        for _ in 0..<200 {
            let count = Int.random(in: 1..<20, using: &random)
            let values = (0..<count).map { _ in Int64.random(in: 0..<9, using: &random) }
            var row = EarliestValues(count: count)
            for (place, value) in values.enumerated() { row[place] = value }
            let low = Int.random(in: 0..<count, using: &random)
            let range = low..<Int.random(in: low...count, using: &random)
            let bound = Int64.random(in: -1..<9, using: &random)
            #expect(row.last(in: range, atMost: bound) == range.last { values[$0] <= bound })
        }
    }
}
