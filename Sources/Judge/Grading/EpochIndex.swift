import Scenario
import VirtualTime

/// Finds the epochs of a resource at an instant without a search of all epochs.
///
/// The epochs of one resource do not overlap: each begins when the previous epoch ends, or later. The starts and ends
/// of a resource's epochs are sorted, and the epochs that contain an instant are neighbors.
struct EpochIndex {
    /// The indexes of the epochs, grouped by resource.
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

    /// The range in `places` of the epochs that contain the instant.
    func slots(of resource: Resource, at instant: VirtualInstant) -> Range<Int> {
        guard let range = ranges[resource] else { return 0..<0 }
        let low = range.partitioningPlace { ends[$0] >= instant }
        let high = range.partitioningPlace { starts[$0] > instant }
        return low..<max(low, high)
    }

    /// The range in `places` of the epochs that end in the instant.
    func slots(of resource: Resource, endingAt instant: VirtualInstant) -> Range<Int> {
        guard let range = ranges[resource] else { return 0..<0 }
        let low = range.partitioningPlace { ends[$0] >= instant }
        let high = range.partitioningPlace { ends[$0] > instant }
        return low..<high
    }
}

extension Range<Int> {
    /// The first index for which the condition is true; the upper bound if the condition is always false. If the
    /// condition is true for an index, the condition must be true for all later indices.
    func partitioningPlace(_ isTrue: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
