public import Foundation

/// A kind of what is measured.
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
    public class func activitySummaryType() -> HKObjectType {
        HKObjectType("HKActivitySummaryTypeIdentifier")
    }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKWorkoutType: HKSampleType, @unchecked Sendable {
    init(none: Void) { super.init("HKWorkoutTypeIdentifier") }
}

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let vo2Max = Self("VO2Max")
    public static let bodyMass = Self("BodyMass")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let leanBodyMass = Self("LeanBodyMass")
    public static let height = Self("Height")
    public static let bodyTemperature = Self("BodyTemperature")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let dietaryWater = Self("DietaryWater")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietarySugar = Self("DietarySugar")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let sleepAnalysis = Self("SleepAnalysis")
    public static let mindfulSession = Self("MindfulSession")
    public static let appleStandHour = Self("AppleStandHour")
    public static let menstrualFlow = Self("MenstrualFlow")
}
