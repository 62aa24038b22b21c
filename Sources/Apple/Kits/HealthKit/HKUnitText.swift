import Foundation

// Apple's health units; apps create them by method or from a string.

extension HKUnit {
    public static func count() -> HKUnit { HKUnit("count", [:], 1) }
    public static func percent() -> HKUnit { HKUnit("%", [:], 1) }
    public static func meter() -> HKUnit { HKUnit("m", ["length": 1], 1) }
    public static func mile() -> HKUnit { HKUnit("mi", ["length": 1], 1609.344) }
    public static func yard() -> HKUnit { HKUnit("yd", ["length": 1], 0.9144) }
    public static func foot() -> HKUnit { HKUnit("ft", ["length": 1], 0.3048) }
    public static func inch() -> HKUnit { HKUnit("in", ["length": 1], 0.0254) }
    public static func gram() -> HKUnit { HKUnit("g", ["mass": 1], 1) }
    public static func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], 28.349523125) }
    public static func pound() -> HKUnit { HKUnit("lb", ["mass": 1], 453.59237) }
    public static func stone() -> HKUnit { HKUnit("st", ["mass": 1], 6350.29318) }
    public static func liter() -> HKUnit { HKUnit("L", ["volume": 1], 1) }
    public static func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["volume": 1], 0.0295735295625) }
    public static func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", ["volume": 1], 0.0284130625) }
    public static func pintUS() -> HKUnit { HKUnit("pt_us", ["volume": 1], 0.473176473) }
    public static func pintImperial() -> HKUnit { HKUnit("pt_imp", ["volume": 1], 0.56826125) }
    public static func cupUS() -> HKUnit { HKUnit("cup_us", ["volume": 1], 0.2365882365) }
    public static func cupImperial() -> HKUnit { HKUnit("cup_imp", ["volume": 1], 0.284130625) }
    public static func second() -> HKUnit { HKUnit("s", ["time": 1], 1) }
    public static func minute() -> HKUnit { HKUnit("min", ["time": 1], 60) }
    public static func hour() -> HKUnit { HKUnit("hr", ["time": 1], 3600) }
    public static func day() -> HKUnit { HKUnit("d", ["time": 1], 86400) }
    public static func joule() -> HKUnit { HKUnit("J", ["energy": 1], 1) }
    public static func kilocalorie() -> HKUnit { HKUnit("kcal", ["energy": 1], 4184) }
    public static func smallCalorie() -> HKUnit { HKUnit("cal", ["energy": 1], 4.184) }
    public static func largeCalorie() -> HKUnit { HKUnit("Cal", ["energy": 1], 4184) }
    public static func calorie() -> HKUnit { HKUnit("cal", ["energy": 1], 4.184) }
    public static func pascal() -> HKUnit { HKUnit("Pa", ["pressure": 1], 1) }
    public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["pressure": 1], 133.322387415) }
    public static func inchesOfMercury() -> HKUnit { HKUnit("inHg", ["pressure": 1], 3386.38864) }
    public static func centimeterOfWater() -> HKUnit { HKUnit("cmAq", ["pressure": 1], 98.0665) }
    public static func atmosphere() -> HKUnit { HKUnit("atm", ["pressure": 1], 101325) }
    public static func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", ["sound": 1], 1) }
    public static func siemen() -> HKUnit { HKUnit("S", ["conductance": 1], 1) }
    public static func watt() -> HKUnit { HKUnit("W", ["power": 1], 1) }
    public static func volt() -> HKUnit { HKUnit("V", ["potential": 1], 1) }
    public static func hertz() -> HKUnit { HKUnit("Hz", ["frequency": 1], 1) }
    public static func internationalUnit() -> HKUnit { HKUnit("IU", ["dose": 1], 1) }
    public static func diopter() -> HKUnit { HKUnit("D", ["refraction": 1], 1) }
    public static func radianAngle() -> HKUnit { HKUnit("rad", ["angle": 1], 1) }
    public static func degreeAngle() -> HKUnit { HKUnit("deg", ["angle": 1], 0.017453292519943295) }
    public static func lux() -> HKUnit { HKUnit("lx", ["light": 1], 1) }
    public static func degreeCelsius() -> HKUnit { HKUnit("degC", ["temperature": 1], 1, offset: 273.15) }
    public static func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", ["temperature": 1], 5.0 / 9, offset: 459.67)
    }
    public static func kelvin() -> HKUnit { HKUnit("K", ["temperature": 1], 1) }
    public static func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore", ["effort": 1], 1) }

    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().scaled(prefix) }
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().scaled(prefix) }
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().scaled(prefix) }
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().scaled(prefix) }
    public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", ["mass": 1], gramsPerMole)
    }
    public static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(withMolarMass: gramsPerMole).scaled(prefix)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// Parses units: `mg/dL`, `count/min`, `ml/(kg*min)`, `m/s^2`.
enum HKUnitText {
    static func unit(of text: String) -> HKUnit {
        var rest = Substring(text.filter { $0 != " " })
        return product(&rest)
    }

    private static func product(_ rest: inout Substring) -> HKUnit {
        var result = factor(&rest)
        while let sign = rest.first, "*./·".contains(sign) {
            rest.removeFirst()
            let next = factor(&rest)
            result = sign == "/" ? result.unitDivided(by: next) : result.unitMultiplied(by: next)
        }
        return result
    }

    private static func factor(_ rest: inout Substring) -> HKUnit {
        var unit: HKUnit
        if rest.first == "(" {
            rest.removeFirst()
            unit = product(&rest)
            if rest.first == ")" { rest.removeFirst() }
        } else {
            let name = rest.prefix { !"*./·^()".contains($0) }
            rest.removeFirst(name.count)
            unit = single(String(name))
        }
        if rest.first == "^" {
            rest.removeFirst()
            let digits = rest.prefix { $0.isNumber || $0 == "-" }
            rest.removeFirst(digits.count)
            unit = unit.unitRaised(toPower: Int(digits) ?? 1)
        }
        return unit
    }

    private static func single(_ name: String) -> HKUnit {
        if name.isEmpty || name == "1" { return HKUnit("", [:], 1) }
        if let unit = known[name] { return unit }
        if let unit = known[name == "l" ? "L" : name] { return unit }
        let prefixes = (1...13).compactMap(HKMetricPrefix.init(rawValue:))
        for prefix in prefixes where name.hasPrefix(prefix.letter) {
            let base = String(name.dropFirst(prefix.letter.count))
            if let unit = known[base == "l" ? "L" : base] { return unit.scaled(prefix) }
        }
        // An unknown unit is compatible only with itself.
        return HKUnit(name, [name: 1], 1)
    }

    private static let known: [String: HKUnit] = Dictionary(
        [
            HKUnit.count(), .percent(), .meter(), .mile(), .yard(), .foot(), .inch(), .gram(), .ounce(),
            .pound(), .stone(), .liter(), .fluidOunceUS(), .fluidOunceImperial(), .pintUS(),
            .pintImperial(), .cupUS(), .cupImperial(), .second(), .minute(), .hour(), .day(), .joule(),
            .kilocalorie(), .smallCalorie(), .largeCalorie(), .pascal(), .millimeterOfMercury(),
            .inchesOfMercury(), .centimeterOfWater(), .atmosphere(), .decibelAWeightedSoundPressureLevel(),
            .siemen(), .watt(), .volt(), .hertz(), .internationalUnit(), .diopter(), .radianAngle(),
            .degreeAngle(), .lux(), .degreeCelsius(), .degreeFahrenheit(), .kelvin(), .appleEffortScore(),
            .moleUnit(withMolarMass: HKUnitMolarMassBloodGlucose),
        ].map { ($0.unitString, $0) }, uniquingKeysWith: { first, _ in first })
}
