import Testing
import VirtualTime

@testable import Reporting

@Suite struct `A timeline's fold` {
    @Test func `hides a stretch more than ten times as long as the rest`() {
        let moments = [0, 100, 200, 2300].map { VirtualInstant.zero + .milliseconds($0) }
        #expect(folds(moments).map(\.from) == [moments[2]])
        #expect(folds(Array(moments.prefix(3))).isEmpty)
    }

    @Test func `hides every quiet stretch between short requests, even if all are equally long`() {
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
}
