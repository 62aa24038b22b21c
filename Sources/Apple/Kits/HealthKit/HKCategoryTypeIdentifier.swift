public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let sleepAnalysis = Self("SleepAnalysis")
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
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
