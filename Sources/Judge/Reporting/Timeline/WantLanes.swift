import Grading
import Scenario
import VirtualTime

/// The lanes of the resources that the user wanted, followed by the lanes of the resources that `may` lines allow. Each
/// resource has a lane, with a bar for each period.
struct WantLanes {
    let lanes: [TimelineLane]

    init(_ ledger: Ledger, _ permissions: [Permission], until end: VirtualInstant) {
        let wants = WantLanes(ledger, until: end).lanes
        lanes = LaneGathering.gather(wants + Self.lanes(permissions, until: end))
    }

    /// Each resource that a `may` line names has one lane. If consecutive `may` lines name the same resource, the
    /// resource has one bar.
    private static func lanes(_ permissions: [Permission], until end: VirtualInstant) -> [TimelineLane] {
        var lanes: [TimelineLane] = []
        var places: [Resource: Int] = [:]
        for permission in permissions {
            let place = places[permission.resource] ?? lanes.endIndex
            if place == lanes.endIndex {
                lanes.append(TimelineLane(.permission, "may \(permission.resource.short)"))
            }
            places[permission.resource] = place
            let isOpen = permission.end == nil
            if let last = lanes[place].bars.last, last.to == permission.start, !last.isOpen {
                lanes[place].bars[lanes[place].bars.count - 1].to = permission.end ?? end
                lanes[place].bars[lanes[place].bars.count - 1].isOpen = isOpen
                lanes[place].marks.removeLast()
            } else {
                lanes[place].bars.append(
                    .init(from: permission.start, to: permission.end ?? end, use: .permitted, isOpen: isOpen))
            }
            if let end = permission.end { lanes[place].marks.append(.init(at: end, kind: .ended)) }
        }
        return lanes.map(LaneGathering.gatherBars)
    }

    private init(_ ledger: Ledger, until end: VirtualInstant) {
        var lanes: [TimelineLane] = []
        var places: [Resource: Int] = [:]
        for entry in ledger.epochs {
            let epoch = entry.epoch
            let place = places[epoch.resource] ?? lanes.endIndex
            if place == lanes.endIndex { lanes.append(TimelineLane(.want, "want \(epoch.resource.short)")) }
            places[epoch.resource] = place
            lanes[place].bars.append(
                .init(from: epoch.start, to: epoch.end ?? end, use: .wanted, isOpen: epoch.end == nil))
            // A bar looks the same whether or not the app sent a request, so a note says that the app sent no request.
            if entry.isNeeded, entry.servedBy.isEmpty, lanes[place].notes.isEmpty {
                lanes[place].notes = [lanes[place].bars.count == 1 ? "never fetched" : "not fetched again"]
            }
            if let end = epoch.end { lanes[place].marks.append(.init(at: end, kind: .ended)) }
        }
        self.lanes = lanes.map(LaneGathering.gatherBars)
    }
}

extension Resource {
    var short: String { method == "GET" ? path : description }
}
