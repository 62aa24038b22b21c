import Referee
import VirtualTime
import Wire

/// The lanes of the views, each followed by the lanes of the view's work.
///
/// A view has a lane if it has work, or if it disappeared before the run ended. A view without work that appeared and
/// disappeared together with a view inside it has no lane.
struct ViewBlocks {
    private(set) var lanes: [TimelineLane] = []

    /// - Parameter work: the lanes of tasks and requests, each with the path of the view that started the work.
    init(
        _ views: [ViewPresence], work: [(view: String?, lane: TimelineLane)], until end: VirtualInstant
    ) {
        let paths = Set(views.map(\.path))
        let owned = Dictionary(grouping: work.filter { $0.view.map(paths.contains) ?? false }) {
            $0.view ?? ""
        }
        let twins = Dictionary(grouping: views, by: \.stays).mapValues { $0.map(\.path).sorted() }
        for view in views {
            let below = owned[view.path]?.map(\.lane) ?? []
            guard !below.isEmpty || Self.helps(view, beside: twins[view.stays] ?? []) else { continue }
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

    /// The lanes of the views and their work, sorted by the start. If a task sends a request in its first instant, the
    /// task's lane comes first.
    private static func inOrder(_ lanes: [TimelineLane]) -> [TimelineLane] {
        lanes.enumerated().map { (start: $1.start, place: $0, lane: $1) }.sorted {
            ($0.start, $0.place) < ($1.start, $1.place)
        }.map(\.lane)
    }

    /// True if the timeline is easier to understand with a lane for the view. Among views without work that appeared
    /// and disappeared together, only the innermost view needs a lane.
    /// - Parameter twins: the sorted paths of all views that appeared and disappeared at the same moments as this view.
    private static func helps(_ view: ViewPresence, beside twins: [String]) -> Bool {
        guard view.hasEnded else { return false }
        // In sorted order, all paths inside the view directly follow the view's own path.
        let start = view.path + "/"
        var (low, high) = (0, twins.count)
        while low < high {
            let middle = (low + high) / 2
            if twins[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low == twins.count || !twins[low].hasPrefix(start)
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
