public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let height = Self("Height")
    public static let bodyMass = Self("BodyMass")
    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
}
