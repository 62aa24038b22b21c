public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let sleepAnalysis = Self("SleepAnalysis")
    public static let menstrualFlow = Self("MenstrualFlow")
    public static let mindfulSession = Self("MindfulSession")
    public static let chestTightnessOrPain = Self("ChestTightnessOrPain")
    public static let dizziness = Self("Dizziness")
    public static let fainting = Self("Fainting")
    public static let fatigue = Self("Fatigue")
    public static let rapidPoundingOrFlutteringHeartbeat = Self("RapidPoundingOrFlutteringHeartbeat")
    public static let shortnessOfBreath = Self("ShortnessOfBreath")
    public static let skippedHeartbeat = Self("SkippedHeartbeat")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
    public static let bloodType = Self("BloodType")
}

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier\(name)" }
}

public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
