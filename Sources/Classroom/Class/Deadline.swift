import Foundation

/// When answers are due, and what it costs to be late.
public struct Deadline: Hashable, Sendable {
    public var due: Moment
    /// Nil if being late is only told.
    public var rule: LateRule?

    public init(due: Moment, rule: LateRule? = nil) { (self.due, self.rule) = (due, rule) }

    /// - Parameters:
    ///   - extension: the student's own time, if it is later.
    ///   - isMarkedLate: the school's system says that it came late. It counts as a day where no time shows more.
    func lateness(
        of score: Int?, handedIn: Moment?, extended: Extension?, isMarkedLate: Bool
    ) -> GradedAnswer.Lateness? {
        let due = extended?.moment(from: due) ?? due
        let seconds = handedIn.map { $0.seconds - due.seconds } ?? 0
        // A student with an extension is late by that, whatever the school's system says.
        let atLeast = isMarkedLate && extended == nil ? 1 : 0
        let days = max(atLeast, seconds > 0 ? (seconds + 86_399) / 86_400 : 0)
        guard days > 0 else { return nil }
        return .init(days: days, adjusted: score.map { rule?.score($0, after: days) ?? $0 })
    }
}

/// A moment of the calendar, to the second.
public struct Moment: Hashable, Sendable, Comparable {
    public var seconds: Int

    public init(seconds: Int) { self.seconds = seconds }

    /// `2026-11-20`, `2026-11-20 23:59`, `2026-11-20T23:59:00Z`, `…+01:00`. A day without a time means its end, and a time
    /// without a zone is of this machine.
    public init?(_ text: String) {
        let words = text.trimmingCharacters(in: .whitespaces)
        let day = words.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard day.count == 3, words.prefix(10).utf8.count == 10, (1...12).contains(day[1]),
            (1...31).contains(day[2])
        else { return nil }
        var parts = tm()
        parts.tm_year = Int32(day[0] - 1900)
        parts.tm_mon = Int32(day[1] - 1)
        parts.tm_mday = Int32(day[2])
        var rest = words.dropFirst(10)
        var zone: Int?
        if rest.isEmpty {
            (parts.tm_hour, parts.tm_min, parts.tm_sec) = (23, 59, 59)
        } else {
            guard "T ".contains(rest.removeFirst()) else { return nil }
            (rest, zone) = Self.zone(of: rest)
            let time = rest.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
            guard (2...3).contains(time.count), (0...23).contains(time[0]),
                time.dropFirst().allSatisfy({ (0...59).contains($0) })
            else { return nil }
            (parts.tm_hour, parts.tm_min, parts.tm_sec) = (
                Int32(time[0]), Int32(time[1]), time.count > 2 ? Int32(time[2]) : 0
            )
        }
        parts.tm_isdst = -1
        let wanted = parts.tm_mday
        seconds = zone.map { timegm(&parts) - $0 } ?? mktime(&parts)
        // 31 April is no day.
        guard parts.tm_mday == wanted || zone == nil && abs(parts.tm_mday - wanted) > 27 else { return nil }
    }

    /// The time without its zone, and the zone's seconds east of Greenwich.
    private static func zone(of text: Substring) -> (Substring, Int?) {
        if text.hasSuffix("Z") { return (text.dropLast(), 0) }
        guard let sign = text.lastIndex(where: { "+-".contains($0) }) else { return (text, nil) }
        let digits = text[text.index(after: sign)...].filter(\.isNumber)
        guard digits.count == 4, let number = Int(digits) else { return (text, nil) }
        let seconds = (number / 100 * 60 + number % 100) * 60
        return (text[..<sign], text[sign] == "-" ? -seconds : seconds)
    }

    /// `2026-11-20T22:59:00Z`
    public var utc: String {
        var parts = tm()
        var time = time_t(seconds)
        gmtime_r(&time, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
            + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
    }

    public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}
