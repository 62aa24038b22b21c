public import Foundation

/// A health record. Apps can create records; queries return none.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    public var device: HKDevice? { nil }
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
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

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public var quantityType: HKQuantityType { HKQuantityType(.init(rawValue: sampleType.identifier)) }
    public var count: Int { 1 }

    public convenience init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(type: type, quantity: quantity, start: start, end: end, metadata: metadata)
    }

    public init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil
    ) {
        self.quantity = quantity
        super.init(type, start, end, metadata)
    }
}

public final class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int
    public var categoryType: HKCategoryType { HKCategoryType(.init(rawValue: sampleType.identifier)) }

    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type, start, end, metadata)
    }
}

/// A group of related samples.
public final class HKCorrelation: HKSample, @unchecked Sendable {}

/// An electrocardiogram; the device has none.
public final class HKElectrocardiogram: HKSample, @unchecked Sendable {
    public enum SymptomsStatus: Int, Sendable { case notSet, none, present }
    public var symptomsStatus: SymptomsStatus { .notSet }
    public var numberOfVoltageMeasurements: Int { 0 }
    private init(none: Void) {
        super.init(HKObjectType.electrocardiogramType(), .distantPast, .distantPast, nil)
    }
}

/// The device that measured a sample.
public final class HKDevice: NSObject, Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
        firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
        udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }
    public static func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
            firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// The app or device that saved a sample.
public final class HKSource: NSObject, Sendable {
    public let name: String
    public let bundleIdentifier: String
    private init(name: String, bundleIdentifier: String) {
        (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    }
    public static func `default`() -> HKSource {
        HKSource(name: "App", bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    public override var hash: Int { bundleIdentifier.hashValue }
}

public final class HKSourceRevision: NSObject, Sendable {
    public let source: HKSource
    public let version: String?
    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}
