public import Foundation
import Lifecycle
import VirtualTime

/// A view whose content is rebuilt at the moments of a schedule, on the course's clock.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
///
/// A timeline view is rebuilt only while the view is on screen. A timeline view's content receives the latest
/// moment of the schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    nonisolated public struct Context: Sendable {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (Context) -> Content
    @State private var moment: Date?

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = {
            content(
                TimelineViewDefaultContext(date: $0.date, cadence: $0.cadence == .live ? .live : .seconds))
        }
    }

    @MainActor public var body: some View {
        let now = Date()
        let due = moment ?? schedule.entry(dueAt: now) ?? now
        content(Context(date: due, cadence: schedule.isLive ? .live : .seconds))
            .modified(by: TickModifier(next: { schedule.entry(after: $0) }, tick: { moment = $0 }))
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The moments at which a `TimelineView` is rebuilt.
nonisolated public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// Returns the schedule's moments in order, beginning with the last moment at or before `start`.
    func entries(from start: Date, mode: Mode) -> Entries
}

nonisolated public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

extension TimelineSchedule {
    fileprivate func entry(dueAt now: Date) -> Date? {
        var due: Date?
        for entry in entries(from: now, mode: .normal) {
            if entry > now { break }
            due = entry
        }
        return due
    }

    fileprivate func entry(after date: Date) -> Date? {
        for entry in entries(from: date, mode: .normal) where entry > date { return entry }
        return nil
    }

    fileprivate var isLive: Bool { self is AnimationTimelineSchedule }
}

nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 0.001)
    }

    public func entries(from date: Date, mode: Mode) -> some Sequence<Date> {
        let (start, interval) = (start, interval)
        // The last multiple of the interval at or before the date; the small added number absorbs rounding
        // errors.
        let passed = max(0, ((date.timeIntervalSince(start) + 1e-6) / interval).rounded(.down))
        return sequence(state: passed) { count in
            defer { count += 1 }
            return start + count * interval
        }
    }
}

nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from date: Date, mode: Mode) -> some Sequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60).entries(from: date, mode: mode)
    }
}

nonisolated public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
    private let dates: Dates

    public init(_ dates: Dates) { self.dates = dates }

    public func entries(from date: Date, mode: Mode) -> Dates { dates }
}

/// The animation schedule has a moment every second, unless the app sets a longer interval. The course draws no
/// motion between two moments of an animation schedule.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 1, 1)
        isPaused = paused
    }

    public func entries(from date: Date, mode: Mode) -> some Sequence<Date> {
        let rest = PeriodicTimelineSchedule(from: date, by: interval).entries(from: date, mode: mode)
        return rest.prefix(isPaused || mode == .lowFrequency ? 0 : Int.max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    nonisolated public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    nonisolated public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    nonisolated public static var animation: Self { Self() }
    nonisolated public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    nonisolated public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
    where Self == ExplicitTimelineSchedule<Dates> { Self(dates) }
}
