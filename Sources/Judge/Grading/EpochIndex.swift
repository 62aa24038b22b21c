import Scenario
import VirtualTime

/// Finds the periods in which the user wanted a resource, without a search through all periods.
///
/// The periods in which the user wants one resource do not overlap. The starts and ends of a resource's periods are
/// sorted, so the periods that contain an instant are neighbors.
struct EpochIndex {
    /// The indexes of the ledger's periods, grouped by resource.
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

    /// The range in `places` of the resource's periods that contain the instant.
    func slots(of resource: Resource, at instant: VirtualInstant) -> Range<Int> {
        guard let range = ranges[resource] else { return 0..<0 }
        let low = range.partitioningPlace { ends[$0] >= instant }
        let high = range.partitioningPlace { starts[$0] > instant }
        return low..<max(low, high)
    }

    /// The range in `places` of the resource's periods that end in the instant.
    func slots(of resource: Resource, endingAt instant: VirtualInstant) -> Range<Int> {
        guard let range = ranges[resource] else { return 0..<0 }
        let low = range.partitioningPlace { ends[$0] >= instant }
        let high = range.partitioningPlace { ends[$0] > instant }
        return low..<high
    }
}

extension Range<Int> {
    /// The first index for which the condition is true; the upper bound if the condition is always false. Precondition:
    /// once the condition is true for an index, the condition is true for all later indexes.
    func partitioningPlace(_ isTrue: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
