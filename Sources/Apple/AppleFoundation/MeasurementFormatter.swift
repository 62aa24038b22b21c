/// Formats a measurement in English, without converting the unit: `5 m`.
public class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = Locale(identifier: "en_US")
    public lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return formatter
    }()

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number =
            numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let unit = measurement.unit.symbol
        if unit.hasPrefix("°") {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit)
        }
        return unitStyle == .short ? number + unit : "\(number) \(unit)"
    }

    public func string(from unit: Unit) -> String { unit.symbol }
}
