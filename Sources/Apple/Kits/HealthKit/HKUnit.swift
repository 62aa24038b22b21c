public import Foundation

public final class HKQuantity: NSObject, NSCopying, Sendable {
    private let unit: HKUnit
    private let amount: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, amount) = (unit, value) }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }
    public func doubleValue(for unit: HKUnit) -> Double {
        precondition(`is`(compatibleWith: unit), "an amount in \(self.unit) is none in \(unit)")
        guard unit != self.unit else { return amount }
        return (amount + self.unit.offset) * self.unit.factor / unit.factor - unit.offset
    }
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return amount < other ? .orderedAscending : amount > other ? .orderedDescending : .orderedSame
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    public override var hash: Int { unit.powers.hashValue }
    public override var description: String { "\(amount) \(unit)" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A unit: powers of its base units, and a factor.
public final class HKUnit: NSObject, NSCopying, Sendable {
    let powers: [String: Int]
    let factor: Double
    let offset: Double
    public let unitString: String

    init(_ text: String, _ powers: [String: Int], _ factor: Double, offset: Double = 0) {
        (unitString, self.powers, self.factor) = (text, powers.filter { $0.value != 0 }, factor)
        self.offset = offset
    }

    public convenience init(from string: String) {
        let unit = HKUnitText.unit(of: string)
        self.init(string, unit.powers, unit.factor, offset: unit.offset)
    }
    public convenience init(from formatterUnit: LengthFormatter.Unit) {
        let texts: [LengthFormatter.Unit: String] = [
            .millimeter: "mm", .centimeter: "cm", .kilometer: "km", .inch: "in", .foot: "ft", .yard: "yd",
            .mile: "mi",
        ]
        self.init(from: texts[formatterUnit] ?? "m")
    }
    public convenience init(from formatterUnit: EnergyFormatter.Unit) {
        let texts: [EnergyFormatter.Unit: String] = [
            .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal",
        ]
        self.init(from: texts[formatterUnit] ?? "J")
    }
    public convenience init(from formatterUnit: MassFormatter.Unit) {
        let texts: [MassFormatter.Unit: String] = [.kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st"]
        self.init(from: texts[formatterUnit] ?? "g")
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    public override var hash: Int { unitString.hashValue }
    public override var description: String { unitString }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Arithmetic

    public func unitDivided(by unit: HKUnit) -> HKUnit {
        let divisor =
            unit.unitString.contains(where: "*/·".contains) ? "(\(unit.unitString))" : unit.unitString
        return HKUnit(
            "\(unitString)/\(divisor)", powers.merging(unit.powers.mapValues { -$0 }) { $0 + $1 },
            factor / unit.factor)
    }
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", powers.merging(unit.powers) { $0 + $1 },
            factor * unit.factor)
    }
    public func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", powers.mapValues { $0 * power }, pow(factor, Double(power)))
    }

    func scaled(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("\(prefix.letter)\(unitString)", powers, factor * prefix.factor)
    }
}

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    var letter: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }
    var factor: Double {
        [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1000, 1e6, 1e9, 1e12, 1e-15][rawValue]
    }
}
