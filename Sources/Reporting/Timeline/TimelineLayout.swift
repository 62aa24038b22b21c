import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// What a timeline shows, and when: lanes of bars and marks in virtual time. It knows neither columns nor pixels.
///
/// Lanes come in the order of the story: what the user did, what they wanted, then each view with its tasks and its
/// requests below it, and last the requests that no view stands behind.
public struct TimelineLayout: Sendable, Hashable {
    public typealias Lane = TimelineLane

    public var title: String
    public var lanes: [Lane]
    /// How many lanes found no room: a drawing has to end somewhere.
    public var leftOut: Int
    public var folds: [TimelineFold]
    /// What still went on where a `settle` reached its limit, in the order of time.
    public var unsettled: [String]
    public var end: VirtualInstant
    /// Without wants nothing is for nothing; a request may still outlive its view.
    public var statesWants: Bool

    /// A screen or two. Lanes that went alike have been gathered before this counts.
    public static let mostLanes = 60

    /// All moments at which something begins or ends, each once, in order. The start of the run is one of them.
    public var moments: [VirtualInstant] {
        // What stands for many has no ends worth a place on the scale: an hour of polling would have no quiet in it.
        let drawn = lanes.filter { $0.gathered == nil }
        return Set(drawn.flatMap(\.moments) + [.zero, end]).sorted()
    }

    /// What no lane shows, a sentence each, for below a drawing.
    func remarks(_ signs: (fold: String, goingOn: String)) -> [String] {
        let rest = leftOut > 0 ? ["and \(leftOut) more lanes that are not drawn"] : []
        // A poller leaves every `settle` waiting, and each in the same way.
        return TimelineFold.sentences(folds).map { "\(signs.fold) \($0)" }
            + unsettled.suffix(2).map { "\(signs.goingOn) \($0)" } + rest
    }

    public init(_ trace: Trace) {
        let ledger = Ledger(of: trace)
        let end = trace.events.reduce(trace.end) { max($0, $1.at) }
        let views = ViewPresence.all(in: trace)
        let requests = ledger.requests.map { entry in
            (view: entry.record.scope?.view, lane: RequestLane(entry, ledger, views, until: end).lane)
        }
        let work = TaskLanes(trace, until: end).lanes + requests
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
            return "`settle` ended at \(event.at) while this still went on: \(remainder)"
        }
        let drawn = Set(lanes.map(\.label))
        folds = TimelineFold.all(
            between: moments, busy: requests.map(\.lane.span),
            sent: requests.map(\.lane).filter { !drawn.contains($0.label) }.map(\.start))
    }
}
