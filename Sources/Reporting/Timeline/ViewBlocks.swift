import Referee
import VirtualTime
import Wire

/// Views, each with its work below it.
///
/// A view has a lane if it has work, or if it disappeared before the run ended. A view without work that came and went
/// together with a view inside it has none.
struct ViewBlocks {
    private(set) var lanes: [TimelineLane] = []

    /// - Parameter work: tasks and requests, each with the path of its view.
    init(
        _ views: [ViewPresence], work: [(view: String?, lane: TimelineLane)], until end: VirtualInstant
    ) {
        let paths = Set(views.map(\.path))
        let owned = Dictionary(grouping: work.filter { $0.view.map(paths.contains) ?? false }) {
            $0.view ?? ""
        }
        let shown = views.filter { owned[$0.path] != nil }
        for view in views {
            let below = owned[view.path]?.map(\.lane) ?? []
            guard !below.isEmpty || Self.helps(view, beside: shown, of: views) else { continue }
            lanes.append(Self.lane(view, until: end))
            lanes += LaneGathering.gather(Self.inOrder(below)).map { lane in
                var lane = lane
                lane.depth = 1
                return lane
            }
        }
        let homeless = work.filter { item in item.view.map { !paths.contains($0) } ?? true }.map(\.lane)
        lanes += LaneGathering.gather(Self.inOrder(homeless))
    }

    /// Sorted by their start. A task comes before the requests that it sends in its first instant.
    private static func inOrder(_ lanes: [TimelineLane]) -> [TimelineLane] {
        lanes.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }.map(\.element)
    }

    private static func helps(
        _ view: ViewPresence, beside shown: [ViewPresence], of views: [ViewPresence]
    ) -> Bool {
        guard view.hasEnded else { return false }
        let below = { (other: ViewPresence) in other.path.hasPrefix(view.path + "/") }
        if shown.contains(where: { below($0) && $0.stays == view.stays }) { return false }
        // Of views without work that came and went together, only the innermost has a lane.
        return !views.contains { below($0) && $0.stays == view.stays }
    }

    private static func lane(_ view: ViewPresence, until end: VirtualInstant) -> TimelineLane {
        let lane = TimelineLane(
            .view, view.peak > 1 ? "\(view.name), \(view.peak) of them" : view.name,
            bars: view.stays.map {
                .init(from: $0.from, to: $0.to ?? end, use: .present, isOpen: $0.to == nil)
            },
            marks: view.stays.compactMap { stay in stay.to.map { .init(at: $0, kind: .ended) } })
        return LaneGathering.gatherBars(of: lane)
    }
}
