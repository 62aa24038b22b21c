import Grading
import Scenario
import VirtualTime

/// What was wanted: a lane for each resource, with a bar for each epoch.
struct WantLanes {
    let lanes: [TimelineLane]

    init(_ ledger: Ledger, until end: VirtualInstant) {
        var lanes: [TimelineLane] = []
        var places: [Resource: Int] = [:]
        for entry in ledger.epochs {
            let epoch = entry.epoch
            let place = places[epoch.resource] ?? lanes.endIndex
            if place == lanes.endIndex { lanes.append(TimelineLane(.want, "want \(epoch.resource.short)")) }
            places[epoch.resource] = place
            lanes[place].bars.append(
                .init(from: epoch.start, to: epoch.end ?? end, use: .wanted, isOpen: epoch.end == nil))
            if entry.isNeeded, entry.servedBy.isEmpty, lanes[place].notes.isEmpty {
                lanes[place].notes = [lanes[place].bars.count == 1 ? "never fetched" : "not fetched again"]
            }
            if let end = epoch.end { lanes[place].marks.append(.init(at: end, kind: .ended)) }
        }
        // Nothing is drawn where nothing was sent: words have to say it.
        self.lanes = lanes.map(LaneGathering.gatherBars)
    }
}

extension Resource {
    /// Without the method where that is GET.
    var short: String { method == "GET" ? path : description }
}
