/// Formats the distance between two dates in English: `in 5 minutes`, `2 days ago`.
public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var locale: Locale! = Locale(identifier: "en_US")
    public var calendar: Calendar! = Calendar(identifier: .gregorian)

    private struct Unit {
        let seconds: Double
        let full: String
        let short: String
        let abbreviated: String
        let before: String?
        let after: String?
    }

    private static let units = [
        Unit(
            seconds: 31_536_000, full: "year", short: "yr.", abbreviated: "y", before: "last year",
            after: "next year"),
        Unit(
            seconds: 2_592_000, full: "month", short: "mo.", abbreviated: "mo", before: "last month",
            after: "next month"),
        Unit(
            seconds: 604_800, full: "week", short: "wk.", abbreviated: "w", before: "last week",
            after: "next week"),
        Unit(
            seconds: 86_400, full: "day", short: "day", abbreviated: "d", before: "yesterday",
            after: "tomorrow"),
        Unit(seconds: 3600, full: "hour", short: "hr.", abbreviated: "h", before: nil, after: nil),
        Unit(seconds: 60, full: "minute", short: "min.", abbreviated: "m", before: nil, after: nil),
        Unit(seconds: 1, full: "second", short: "sec.", abbreviated: "s", before: nil, after: nil),
    ]

    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }

    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let distance = abs(interval)
        guard let unit = Self.units.first(where: { distance >= $0.seconds }) ?? Self.units.last else {
            return ""
        }
        let count = Int(distance / unit.seconds)
        if dateTimeStyle == .named {
            if count == 0 { return "now" }
            if count == 1, let named = interval < 0 ? unit.before : unit.after { return named }
        }
        return Self.sentence(interval < 0, words(count, unit))
    }

    public func localizedString(from components: DateComponents) -> String {
        let parts = [
            components.year, components.month, components.weekOfMonth, components.day, components.hour,
            components.minute, components.second,
        ]
        for (part, unit) in zip(parts, Self.units) {
            if let part, part != 0 { return localizedString(fromTimeInterval: Double(part) * unit.seconds) }
        }
        return localizedString(fromTimeInterval: 0)
    }

    public override func string(for value: Any?) -> String? {
        (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func words(_ count: Int, _ unit: Unit) -> String {
        switch unitsStyle {
        case .full, .spellOut: "\(count) \(unit.full)\(count == 1 ? "" : "s")"
        case .short: "\(count) \(unit.short == "day" && count != 1 ? "days" : unit.short)"
        case .abbreviated: "\(count)\(unit.abbreviated)"
        }
    }

    private static func sentence(_ isPast: Bool, _ words: String) -> String {
        isPast ? "\(words) ago" : "in \(words)"
    }
}
