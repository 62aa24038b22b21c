import Testing
import VirtualTime

@testable import Reporting

@Suite struct `A timeline's axis` {
    @Test(arguments: 2..<60)
    func `keeps the order of moments and stays within its length`(length: Int) {
        let moments = [0, 1, 5, 6, 7, 300, 60_000, 60_001, 3_600_000].map {
            VirtualInstant.zero + .milliseconds($0)
        }
        let axis = TimelineAxis(
            moments, folds: TimelineFold.all(between: moments, busy: [], sent: []), length: length)
        let columns = moments.map(axis.column(of:))
        #expect(columns == columns.sorted())
        #expect(columns.allSatisfy { (0..<length).contains($0) })
        if length > 20 { #expect(Set(columns).count == moments.count) }
    }

    @Test func `is to scale if nothing is folded`() {
        let moments = [0, 100, 300, 400].map { VirtualInstant.zero + .milliseconds($0) }
        #expect(moments.map(TimelineAxis(moments, length: 41).column(of:)) == [0, 10, 30, 40])
    }
}
