public import Foundation

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    public class func workoutType() -> HKWorkoutType { HKWorkoutType(none: ()) }
    public class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(none: ())
    }
    open override var description: String { identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
    init(none: Void) { super.init("HKActivitySummaryTypeIdentifier") }
}

public final class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {
    init(none: Void) { super.init("HKDataTypeIdentifierElectrocardiogram") }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public var aggregationStyle: HKQuantityAggregationStyle {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let sums = ["Distance", "Dietary", "StepCount", "Flights", "Push", "Swimming", "Number", "Insulin"]
        let isSum = sums.contains(where: name.hasPrefix) || name.hasSuffix("Burned") || name.hasSuffix("Time")
        return isSum && name != "RunningGroundContactTime" ? .cumulative : .discreteArithmetic
    }
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKWorkoutType: HKSampleType, @unchecked Sendable {
    init(none: Void) { super.init("HKWorkoutTypeIdentifier") }
}
