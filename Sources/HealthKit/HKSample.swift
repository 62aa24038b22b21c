public import Foundation

/// What was measured. An app may make one, and is given none.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}

public final class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public var quantityType: HKQuantityType { HKQuantityType(.init(rawValue: sampleType.identifier)) }

    public init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil
    ) {
        self.quantity = quantity
        super.init(type, start, end, metadata)
    }
}

public final class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int

    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type, start, end, metadata)
    }
}

/// An amount of something.
public final class HKQuantity: NSObject, Sendable {
    private let unit: HKUnit
    private let amount: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, amount) = (unit, value) }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }
    public func doubleValue(for unit: HKUnit) -> Double {
        precondition(`is`(compatibleWith: unit), "an amount in \(self.unit) is none in \(unit)")
        return amount * self.unit.factor / unit.factor
    }
}

/// What is counted in: by what it measures, and how much of that.
public final class HKUnit: NSObject, Sendable {
    let dimension: String
    let factor: Double
    public let unitString: String

    init(_ text: String, _ dimension: String, _ factor: Double) {
        (unitString, self.dimension, self.factor) = (text, dimension, factor)
    }

    public override var description: String { unitString }

    public static func count() -> HKUnit { HKUnit("count", "count", 1) }
    public static func percent() -> HKUnit { HKUnit("%", "count", 1) }
    public static func meter() -> HKUnit { HKUnit("m", "length", 1) }
    public static func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
    public static func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
    public static func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
    public static func gram() -> HKUnit { HKUnit("g", "mass", 1) }
    public static func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
    public static func liter() -> HKUnit { HKUnit("L", "volume", 1) }
    public static func second() -> HKUnit { HKUnit("s", "time", 1) }
    public static func minute() -> HKUnit { HKUnit("min", "time", 60) }
    public static func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
    public static func joule() -> HKUnit { HKUnit("J", "energy", 1) }
    public static func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
    public static func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
    public static func degreeCelsius() -> HKUnit { HKUnit("degC", "temperature", 1) }
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().scaled(prefix) }
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().scaled(prefix) }
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().scaled(prefix) }
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().scaled(prefix) }

    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", "\(dimension)/\(unit.dimension)", factor / unit.factor)
    }
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", "\(dimension)·\(unit.dimension)", factor * unit.factor)
    }

    private func scaled(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("\(prefix.letter)\(unitString)", dimension, factor * prefix.factor)
    }
}

public enum HKMetricPrefix: Int, Sendable {
    case none, micro, milli, centi, deci, kilo

    fileprivate var letter: String { ["", "mc", "m", "c", "d", "k"][rawValue] }
    fileprivate var factor: Double { [1, 1e-6, 1e-3, 1e-2, 0.1, 1000][rawValue] }
}
