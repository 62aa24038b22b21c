import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// The content of a timeline: lanes of bars and marks in virtual time, without columns or pixels.
///
/// The lanes are in this order: user actions, wanted resources, views with their tasks and requests, and requests
/// without a view.
public struct TimelineLayout: Sendable, Hashable {
    public typealias Lane = TimelineLane

    public var title: String
    public var lanes: [Lane]
    /// The number of lanes that the drawing omits because the run has more than `mostLanes`.
    public var leftOut: Int
    public var folds: [TimelineFold]
    /// A sentence for each `settle` that reached its limit, in the order of time.
    public var unsettled: [String]
    public var end: VirtualInstant
    /// In a scenario without `want` lines, no request counts as wasted, but a request can still outlive its view.
    public var statesWants: Bool

    /// The largest number of lanes in a drawing; a combined lane counts once.
    public static let mostLanes = 60

    /// The start and the end of the run, and all moments at which a lane changes, in order.
    public var moments: [VirtualInstant] {
        // Combined lanes do not count, because otherwise an hour of polling would have no gap to shorten.
        let drawn = lanes.filter { $0.gathered == nil }
        return Set(drawn.flatMap(\.moments) + [.zero, end]).sorted()
    }

    /// The sentences below the drawing, about folds, unfinished work and lanes that are not drawn.
    func remarks(_ signs: (fold: String, goingOn: String)) -> [String] {
        let rest = leftOut > 0 ? ["and \(leftOut) more lanes that are not drawn"] : []
        // The layout keeps only the last two sentences about unfinished work, because a poller delays every `settle` in
        // the same way.
        return TimelineFold.sentences(folds).map { "\(signs.fold) \($0)" }
            + unsettled.suffix(2).map { "\(signs.goingOn) \($0)" } + rest
    }

    /// - Parameter namesLines: whether tasks and requests show their source lines.
    public init(_ trace: Trace, namesLines: Bool = true) {
        let ledger = Ledger(of: trace)
        let end = trace.events.reduce(trace.end) { max($0, $1.at) }
        let views = ViewPresence.all(in: trace)
        let byPath = Dictionary(views.map { ($0.path, $0) }) { first, _ in first }
        let requests = ledger.requests.map { entry -> (view: String?, lane: Lane) in
            var lane = RequestLane(entry, ledger, byPath, until: end).lane
            if !namesLines { lane.place = nil }
            return (view: entry.record.scope?.view, lane: lane)
        }
        let work = TaskLanes(trace, until: end, namesLines: namesLines).lanes + requests
        let story =
            UserLane(trace).lanes
            + WantLanes(ledger, Permission.all(in: trace), until: end).lanes
            + ViewBlocks(views, work: work, until: end).lanes
        title = trace.scenario.title
        self.end = end
        statesWants = ledger.statesWants
        lanes = Array(story.prefix(Self.mostLanes))
        leftOut = story.count - lanes.count
        folds = []
        unsettled = trace.events.compactMap { event in
            guard case .unsettled(let remainder) = event.kind else { return nil }
            return "`settle` ended at \(event.at) while the app still had work: \(remainder)"
        }
        let drawn = Set(lanes.map(\.label))
        folds = TimelineFold.all(
            between: moments, busy: requests.map(\.lane.span),
            sent: requests.map(\.lane).filter { !drawn.contains($0.label) }.map(\.start))
    }
}
