/// Formats a duration in English: `1:05:09`, `5 minutes, 9 seconds`, `5m 9s`.
public class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    public var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    public var unitsStyle = UnitsStyle.positional
    public var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    public var maximumUnitCount = 0
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false
    public var collapsesLargestUnit = false
    public var allowsFractionalUnits = false
    public var calendar: Calendar? = Calendar(identifier: .gregorian)

    private struct Unit {
        let kind: NSCalendar.Unit
        let seconds: Int
        let full: String
        let short: String
        let brief: String
        let letter: String
    }

    private static let units = [
        Unit(kind: .year, seconds: 31_536_000, full: "year", short: "yr", brief: "yr", letter: "y"),
        Unit(kind: .month, seconds: 2_592_000, full: "month", short: "mth", brief: "mth", letter: "mo"),
        Unit(kind: .weekOfMonth, seconds: 604_800, full: "week", short: "wk", brief: "wk", letter: "w"),
        Unit(kind: .day, seconds: 86_400, full: "day", short: "day", brief: "day", letter: "d"),
        Unit(kind: .hour, seconds: 3600, full: "hour", short: "hr", brief: "hr", letter: "h"),
        Unit(kind: .minute, seconds: 60, full: "minute", short: "min", brief: "min", letter: "m"),
        Unit(kind: .second, seconds: 1, full: "second", short: "sec", brief: "sec", letter: "s"),
    ]

    public func string(from interval: TimeInterval) -> String? {
        let isNegative = interval < 0
        var rest = Int(abs(interval).rounded(.down))
        var parts: [(count: Int, unit: Unit)] = []
        for unit in Self.units where allowedUnits.contains(unit.kind) {
            parts.append((rest / unit.seconds, unit))
            rest %= unit.seconds
        }
        let told = said(parts).enumerated().map {
            words($0.element.count, $0.element.unit, isFirst: $0.offset == 0)
        }
        let joined = told.joined(separator: separator)
        return (isNegative ? "-" : "") + joined + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    public func string(from start: Date, to end: Date) -> String? {
        string(from: end.timeIntervalSince(start))
    }

    public func string(from components: DateComponents) -> String? {
        let parts: [(Int?, Int)] = [
            (components.year, 31_536_000), (components.month, 2_592_000), (components.weekOfMonth, 604_800),
            (components.day, 86_400), (components.hour, 3600), (components.minute, 60),
            (components.second, 1),
        ]
        return string(from: Double(parts.reduce(0) { $0 + ($1.0 ?? 0) * $1.1 }))
    }

    public override func string(for value: Any?) -> String? {
        (value as? TimeInterval).flatMap { string(from: $0) }
            ?? (value as? DateComponents).flatMap { string(from: $0) }
    }

    /// Returns the units to show, without the zero units that the style omits. The default style omits
    /// leading units that are zero; the styles with words omit all units that are zero.
    private func said(_ parts: [(count: Int, unit: Unit)]) -> [(count: Int, unit: Unit)] {
        guard !zeroFormattingBehavior.contains(.pad) else { return parts }
        var said = Array(parts.drop { $0.count == 0 })
        let dropsAll = unitsStyle != .positional || zeroFormattingBehavior.contains(.dropMiddle)
        if dropsAll { said.removeAll { $0.count == 0 } }
        if maximumUnitCount > 0 { said = Array(said.prefix(maximumUnitCount)) }
        return said.isEmpty ? Array(parts.suffix(1)) : said
    }

    private var separator: String {
        switch unitsStyle {
        case .positional: ":"
        case .abbreviated, .brief: " "
        case .short, .full, .spellOut: ", "
        }
    }

    private func words(_ count: Int, _ unit: Unit, isFirst: Bool) -> String {
        let s = count == 1 ? "" : "s"
        return switch unitsStyle {
        case .positional:
            isFirst && !zeroFormattingBehavior.contains(.pad) ? "\(count)" : String(format: "%02d", count)
        case .abbreviated: "\(count)\(unit.letter)"
        case .brief: "\(count)\(unit.brief)\(unit.kind == .day ? s : "")"
        case .short:
            "\(count) \(unit.short)\([.day, .year, .month, .weekOfMonth].contains(unit.kind) ? s : "")"
        case .full, .spellOut: "\(count) \(unit.full)\(s)"
        }
    }
}
