import Foundation

/// The common measurement units of a region, with their English names.
enum UnitWords {
    /// The locale's usual unit for a measurement; nil if the measurement keeps its unit.
    static func usual<UnitType: Dimension>(for measurement: Measurement<UnitType>, in locale: Locale)
        -> UnitType?
    {
        guard locale.measurementSystem == .us else { return nil }
        let usual: Dimension? =
            switch measurement.unit {
            case let unit as UnitLength:
                length(Measurement(value: measurement.value, unit: unit).converted(to: .meters).value)
            case let unit as UnitMass:
                mass(Measurement(value: measurement.value, unit: unit).converted(to: .kilograms).value)
            case is UnitTemperature: UnitTemperature.fahrenheit
            case is UnitSpeed: UnitSpeed.milesPerHour
            case _: nil
            }
        return usual as? UnitType
    }

    private static func length(_ meters: Double) -> UnitLength {
        let meters = abs(meters)
        return meters >= 804.672 ? .miles : meters >= 0.3048 ? .feet : .inches
    }

    private static func mass(_ kilograms: Double) -> UnitMass {
        abs(kilograms) >= 0.453_592 ? .pounds : .ounces
    }

    /// A converted value below 10 has at most two significant digits; a larger value has no decimals.
    static func number(_ value: Double, isRounded: Bool, in locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>().locale(locale)
        guard isRounded else { return value.formatted(style) }
        if abs(value) >= 10 { return value.formatted(style.precision(.fractionLength(0))) }
        return value.formatted(style.precision(.significantDigits(1...2)))
    }

    static func join(_ number: String, _ unit: Unit, one: Bool, width: String, hidesScale: Bool) -> String {
        if unit is UnitTemperature {
            let scale = unit.symbol.replacing("°", with: "")
            if hidesScale || width == "narrow" { return number + "°" }
            guard width == "wide" else { return number + "°" + scale }
            let name = names[unit.symbol]?.one ?? "degree"
            return "\(number) \(one ? name : name.replacing("degree", with: "degrees"))"
        }
        switch width {
        case "wide": return "\(number) \(names[unit.symbol].map { one ? $0.one : $0.many } ?? unit.symbol)"
        case "narrow":
            return number + (unit == UnitLength.feet ? "′" : unit == UnitLength.inches ? "″" : short(unit))
        case _: return "\(number) \(short(unit))"
        }
    }

    private static func short(_ unit: Unit) -> String {
        unit == UnitDuration.seconds ? "sec" : unit == UnitDuration.hours ? "hr" : unit.symbol
    }

    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"),
        "ft": ("foot", "feet"), "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"),
        "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "°C": ("degree Celsius", ""), "°F": ("degree Fahrenheit", ""),
        "K": ("kelvin", "kelvins"), "s": ("second", "seconds"), "min": ("minute", "minutes"),
        "hr": ("hour", "hours"), "h": ("hour", "hours"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "m/s": ("meter per second", "meters per second"), "mph": ("mile per hour", "miles per hour"),
        "kJ": ("kilojoule", "kilojoules"), "kCal": ("kilocalorie", "kilocalories"), "W": ("watt", "watts"),
        "%": ("percent", "percent"), "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"),
        "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"),
    ]
}
