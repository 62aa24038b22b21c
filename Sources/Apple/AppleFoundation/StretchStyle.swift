/// Formats a duration in English: `2 hours, 5 minutes`. Linux's Foundation declares only the name of this format style.
public struct _StretchStyle: FormatStyle, Sendable {
    public enum Style: Codable, Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut }
    public enum Field: Codable, Sendable { case year, month, week, day, hour, minute, second }

    var style: Style
    var fields: Set<Field>
    var isClock = false

    public func format(_ range: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.unitsStyle = isClock ? .positional : unitsStyle
        return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
    }

    private var unitsStyle: DateComponentsFormatter.UnitsStyle {
        switch style {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        }
    }

    private var units: NSCalendar.Unit {
        NSCalendar.Unit(
            fields.map { field in
                switch field {
                case .year: .year
                case .month: .month
                case .week: .weekOfMonth
                case .day: .day
                case .hour: .hour
                case .minute: .minute
                case .second: .second
                }
            })
    }
}

extension FormatStyle where Self == _StretchStyle {
    public static func components(
        style: _StretchStyle.Style, fields: Set<_StretchStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields ?? [.year, .month, .week, .day, .hour, .minute, .second])
    }

    /// Formats a duration as `2:05:09`.
    public static var timeDuration: Self {
        Self(style: .narrow, fields: [.hour, .minute, .second], isClock: true)
    }
}
