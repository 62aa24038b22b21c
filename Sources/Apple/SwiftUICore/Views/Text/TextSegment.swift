import Lifecycle

/// A piece of a text: fixed words, or a date that is formatted at each drawing.
package nonisolated enum TextSegment: Equatable, Sendable {
    case words(String)
    case formatted(FormattedWords)
    case date(Date, Text.DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, countsDown: Bool)
    /// A piece of text with its own color or font.
    indirect case looking(TextSegment, TextLook)

    /// Whether the words are the same at every time and in every locale.
    var isFixed: Bool {
        if case .words = plain { true } else { false }
    }

    /// Returns the words at the time `now` in `locale`. The locale is an autoclosure because most segments do
    /// not need a locale.
    func words(at now: Date, in locale: @autoclosure () -> Locale = EnvironmentValues().locale) -> String {
        switch self {
        case .words(let words): words
        case .formatted(let words): words.words(in: locale())
        case .looking(let segment, _): segment.words(at: now, in: locale())
        case .date(let date, .date): Self.written(date, date: .long, in: locale())
        case .date(let date, .time): Self.written(date, time: .shortened, in: locale())
        case .date(let date, .relative): Self.spelled(abs(date.timeIntervalSince(now)))
        case .date(let date, .offset):
            (date < now ? "-" : "+") + Self.spelled(abs(date.timeIntervalSince(now)))
        case .date(let date, .timer): Self.clock(abs(date.timeIntervalSince(now)))
        case .dates(let range):
            Self.written(range.lowerBound, time: .shortened, in: locale()) + " – "
                + Self.written(range.upperBound, time: .shortened, in: locale())
        case .timer(let range, let countsDown):
            {
                let moment = min(max(now, range.lowerBound), range.upperBound)
                return Self.clock(
                    countsDown
                        ? range.upperBound.timeIntervalSince(moment)
                        : moment.timeIntervalSince(range.lowerBound))
            }()
        }
    }

    /// The time until the words change, at most one second; nil if the words do not depend on time.
    func untilNextWords(at now: Date) -> TimeInterval? {
        switch self {
        case .words, .formatted, .dates, .date(_, .date), .date(_, .time): nil
        case .looking(let segment, _): segment.untilNextWords(at: now)
        case .date(let date, .relative), .date(let date, .offset), .date(let date, .timer):
            Self.untilFullSecond(from: date, at: now)
        case .timer(let range, _):
            now < range.upperBound
                ? max(
                    Self.untilFullSecond(from: range.lowerBound, at: now),
                    range.lowerBound.timeIntervalSince(now))
                : nil
        }
    }

    private static func written(
        _ date: Date, date day: Date.FormatStyle.DateStyle = .omitted,
        time: Date.FormatStyle.TimeStyle = .omitted, in locale: Locale
    ) -> String {
        date.formatted(Date.FormatStyle(date: day, time: time).inherited(locale))
    }

    private static func untilFullSecond(from date: Date, at now: Date) -> TimeInterval {
        let milliseconds = Int((now.timeIntervalSince(date) * 1000).rounded())
        let passed = ((milliseconds % 1000) + 1000) % 1000
        return Double(1000 - passed) / 1000
    }

    /// The whole seconds of an interval, tolerating a rounding error of half a millisecond.
    private static func seconds(_ interval: TimeInterval) -> Int { Int((interval * 1000).rounded() / 1000) }

    /// Formats an interval with its two largest nonzero units, such as `2 hr, 5 min`.
    private static func spelled(_ interval: TimeInterval) -> String {
        let seconds = seconds(interval)
        let units = [
            (seconds / 86_400, seconds / 86_400 == 1 ? "day" : "days"),
            (seconds / 3600 % 24, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
        ]
        let told = units.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return told.isEmpty ? "0 sec" : told.joined(separator: ", ")
    }

    /// Formats an interval as on a clock, such as `1:05:09` or `5:09`.
    private static func clock(_ interval: TimeInterval) -> String {
        let seconds = seconds(interval)
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let end = String(format: "%02d", seconds % 60)
        return hours > 0
            ? "\(hours):" + String(format: "%02d", minutes) + ":\(end)" : "\(minutes):\(end)"
    }
}

extension [TextSegment] {
    /// The words at the current time, in the environment's locale.
    @MainActor package func words(in ambient: Ambient) -> String {
        let now = Date()
        return map { $0.words(at: now, in: EnvironmentValues(ambient).locale) }.joined()
    }
}
