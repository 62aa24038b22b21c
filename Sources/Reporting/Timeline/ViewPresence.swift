import Referee
import VirtualTime
import Wire

/// When the views at one place in the tree were on screen.
///
/// All rows of a list stand at one place, and facts do not say which of them went. So a place counts its views, and is
/// empty when the last of them has gone.
struct ViewPresence {
    struct Stay: Hashable {
        var from: VirtualInstant
        /// Nil while it lasts to the end of the run.
        var to: VirtualInstant?
    }

    let path: String
    /// From the first view to the last, in order. Two of them touch where one view took another's place.
    private(set) var stays: [Stay] = []
    /// The most views that were there when an instant was over: of rows that take each other's place, one set counts.
    private(set) var peak = 0
    private var count = 0
    private var changed = VirtualInstant.zero

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    var hasEnded: Bool { stays.contains { $0.to != nil } }

    /// The moment at which the last view went that was there at `start`; nil where one is there to the end, and where
    /// none was known to be there.
    func gone(after start: VirtualInstant) -> VirtualInstant? {
        stays.last { $0.from <= start }.flatMap(\.to)
    }

    /// By path, in the order in which the places were first taken.
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
                .identityChanged, .changeReported, .diagnosed:
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
