import Scenario
import VirtualTime

/// Finds the epochs of a resource at an instant without looking at all of them.
///
/// The epochs of one resource follow each other: each begins when the one before it has ended, or in that very instant. So
/// their starts and their ends are in order, and those that contain an instant are neighbors.
struct EpochIndex {
    /// The places of the epochs, those of each resource together.
    let places: [Int]
    private let ranges: [Resource: Range<Int>]
    private let starts: [VirtualInstant]
    private let ends: [VirtualInstant]

    init(_ epochs: [WantEpoch]) {
        let groups = Dictionary(grouping: epochs.indices) { epochs[$0].resource }
        var places: [Int] = []
        var ranges: [Resource: Range<Int>] = [:]
        for (resource, members) in groups {
            ranges[resource] = places.count..<(places.count + members.count)
            places += members
        }
        self.places = places
        self.ranges = ranges
        starts = places.map { epochs[$0].start }
        ends = places.map { epochs[$0].end ?? .distantFuture }
    }

    /// Where in `places` the epochs are that contain the instant.
    func slots(of resource: Resource, at instant: VirtualInstant) -> Range<Int> {
        guard let range = ranges[resource] else { return 0..<0 }
        let low = range.partitioningPlace { ends[$0] >= instant }
        let high = range.partitioningPlace { starts[$0] > instant }
        return low..<max(low, high)
    }

    /// Where in `places` the epochs are that end in the instant.
    func slots(of resource: Resource, endingAt instant: VirtualInstant) -> Range<Int> {
        guard let range = ranges[resource] else { return 0..<0 }
        let low = range.partitioningPlace { ends[$0] >= instant }
        let high = range.partitioningPlace { ends[$0] > instant }
        return low..<high
    }
}

extension Range<Int> {
    /// The first place for which this is true, where it stays true for all places behind; the end if there is none.
    func partitioningPlace(_ isTrue: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
