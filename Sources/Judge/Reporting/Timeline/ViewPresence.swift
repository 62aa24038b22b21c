import Referee
import VirtualTime
import Wire

/// The periods in which one place of the view tree had a view on screen.
///
/// All rows of a list share one place in the view tree, and an event does not say which row disappeared. Each place
/// counts its views on screen, and becomes empty when its last view disappears.
struct ViewPresence {
    struct Stay: Hashable {
        var from: VirtualInstant
        /// The end of the period; nil if the view stays to the end of the run.
        var to: VirtualInstant?
    }

    let path: String
    /// The periods with a view at this place, in order. A period begins when a view appears, and ends when the view
    /// disappears. If a new view replaces an old view, one period ends and the next period begins in the same instant.
    private(set) var stays: [Stay] = []
    /// The largest number of views at the end of any instant. If one row replaces another row in the same instant, the
    /// rows count as one view.
    private(set) var peak = 0
    private var count = 0
    private var changed = VirtualInstant.zero

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    var hasEnded: Bool { stays.contains { $0.to != nil } }

    /// The end of the latest period that began at or before `start`; nil if that period lasts to the end of the run.
    /// Nil if no view was at this place, or if a view stays until the end of the run.
    func gone(after start: VirtualInstant) -> VirtualInstant? {
        var (low, high) = (0, stays.count)
        while low < high {
            let middle = (low + high) / 2
            if stays[middle].from <= start { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? stays[low - 1].to : nil
    }

    /// All places of the view tree that had a view in this run, in the order of the first appearances.
    static func all(in trace: Trace) -> [ViewPresence] {
        var all: [ViewPresence] = []
        var places: [String: Int] = [:]
        for event in trace.events {
            guard case .fact(let fact) = event.kind else { continue }
            switch fact {
            case .appeared(let path, _):
                if places[path] == nil {
                    places[path] = all.count
                    all.append(ViewPresence(path: path))
                }
                if let place = places[path] { all[place].appear(at: event.at) }
            case .disappeared(let path, _):
                if let place = places[path] { all[place].disappear(at: event.at) }
            case .initialised, .bodyEvaluated, .taskStarted, .taskCancelled, .taskFinished, .stateWritten,
                .identityChanged, .objectReplaced, .changeReported, .touchedDisabled, .sampled, .messaged,
                .diagnosed:
                break
            }
        }
        for place in all.indices { all[place].peak = max(all[place].peak, all[place].count) }
        return all
    }

    private init(path: String) { self.path = path }

    private mutating func appear(at instant: VirtualInstant) {
        closeInstant(before: instant)
        if count == 0 { stays.append(Stay(from: instant)) }
        count += 1
    }

    private mutating func closeInstant(before instant: VirtualInstant) {
        if changed < instant { peak = max(peak, count) }
        changed = instant
    }

    private mutating func disappear(at instant: VirtualInstant) {
        closeInstant(before: instant)
        guard count > 0 else { return }
        count -= 1
        if count == 0 { stays[stays.count - 1].to = instant }
    }
}
