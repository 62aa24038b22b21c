import Referee
import Scenario
import VirtualTime
import Wire

/// The first moment at which a faulty app's screen differs from the right app's, in runs of the same scenario.
///
///     At 2.4 s, after `tap "Line 12"`, line 9, this app showed nothing and the right app a spinner, and your scenario
///     did not notice.
struct ScreenDifference {
    let at: VirtualInstant
    /// The line of the user's last action before the difference.
    let line: Int?
    let sentence: String

    init?(of faulty: Trace, from right: Trace) {
        let (ownEvents, otherEvents) = Self.commonTime(of: faulty, right)
        let own = Self.screens(in: ownEvents)
        let others = Self.screens(in: otherEvents)
        let end = min(ownEvents.last?.at ?? .zero, otherEvents.last?.at ?? .zero)
        let instants = Set(own.map(\.at)).union(others.map(\.at)).filter { $0 <= end }.sorted()
        let first = instants.lazy
            .map { (at: $0, own: Self.screen(at: $0, in: own), other: Self.screen(at: $0, in: others)) }
            .first { $0.own != $0.other }
        guard let first else { return nil }
        at = first.at
        let steps = faulty.scenario.stepsByLine
        var last: Step?
        for event in ownEvents.prefix(while: { $0.at <= first.at }) {
            if case .stepped(let line) = event.kind, let step = steps[line], step.verb.isDeed { last = step }
        }
        line = last?.line
        let place = last.map { ", after `\($0.verb)`, line \($0.line)" } ?? ""
        let (shown, missing) = (first.own.subtracting(first.other), first.other.subtracting(first.own))
        sentence =
            "At \(first.at)\(place), this app showed \(Self.words(shown, of: first.own)) and the right app "
            + "\(Self.words(missing, of: first.other)), "
            + "and your scenario did not notice."
    }

    /// The events of both runs until a step comes at different times. After a `settle` that takes longer in one run, the
    /// screens of one instant belong to different steps.
    private static func commonTime(
        of faulty: Trace, _ right: Trace
    ) -> (ArraySlice<TraceEvent>, ArraySlice<TraceEvent>) {
        func steps(_ trace: Trace) -> [Int] {
            trace.events.indices.filter { if case .stepped = trace.events[$0].kind { true } else { false } }
        }
        let parting = zip(steps(faulty), steps(right)).first {
            faulty.events[$0].at != right.events[$1].at
        }
        guard let parting else { return (faulty.events[...], right.events[...]) }
        return (faulty.events[..<parting.0], right.events[..<parting.1])
    }

    /// The last screen of each instant in which the screen changed.
    private static func screens(
        in events: ArraySlice<TraceEvent>
    ) -> [(at: VirtualInstant, lines: Set<ScreenLine>)] {
        var screens: [(at: VirtualInstant, lines: Set<ScreenLine>)] = []
        for event in events {
            guard case .screen(let lines) = event.kind else { continue }
            if screens.last?.at == event.at { screens.removeLast() }
            screens.append((event.at, Set(lines)))
        }
        return screens
    }

    private static func screen(
        at instant: VirtualInstant, in screens: [(at: VirtualInstant, lines: Set<ScreenLine>)]
    ) -> Set<ScreenLine> {
        let behind = screens.indices.partitioningPlace { screens[$0].at > instant }
        return behind == 0 ? [] : screens[behind - 1].lines
    }

    /// - Parameter screen: the whole screen, for an app that shows nothing but what both apps show.
    private static func words(_ lines: Set<ScreenLine>, of screen: Set<ScreenLine>) -> String {
        let all = Trace.words(for: (lines.isEmpty ? screen : lines).sorted { $0.content < $1.content })
        return lines.isEmpty && !screen.isEmpty ? "only \(all)" : all
    }
}
