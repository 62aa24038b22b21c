import Essentials

/// A calendar time, to the second.
public struct Moment: Hashable, Sendable, Comparable {
    /// The moment as a number of seconds since 1970.
    public var seconds: Int

    public init(seconds: Int) { self.seconds = seconds }

    /// Reads `2026-11-20`, `2026-11-20 23:59`, `2026-11-20T23:59:00Z` or `…+01:00`. A day without a time means the end
    /// of the day. A time without a zone is in this machine's time zone.
    public init?(_ text: String) {
        let words = text.trimmed
        let day = words.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard day.count == 3, words.prefix(10).utf8.count == 10, (1...12).contains(day[1]),
            (1...Self.days(in: day[1], of: day[0])).contains(day[2])
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
        seconds = zone.map { timegm(&parts) - $0 } ?? mktime(&parts)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// Splits a text into the time without its zone, and the zone's offset in seconds, positive east of Greenwich.
    private static func zone(of text: Substring) -> (Substring, Int?) {
        if text.hasSuffix("Z") { return (text.dropLast(), 0) }
        guard let sign = text.lastIndex(where: { "+-".contains($0) }) else { return (text, nil) }
        let digits = text[text.index(after: sign)...].filter(\.isNumber)
        guard digits.count == 4, let number = Int(digits) else { return (text, nil) }
        let seconds = (number / 100 * 60 + number % 100) * 60
        return (text[..<sign], text[sign] == "-" ? -seconds : seconds)
    }

    /// The time in UTC, such as `2026-11-20T22:59:00Z`.
    public var utc: String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).ISO8601Format()
    }

    public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}
