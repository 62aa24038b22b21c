public import Foundation

/// A query for health data; every query fails, because the device has no health data.
open class HKQuery: NSObject, @unchecked Sendable {
    override init() {}

    func fail(_ error: HKError) {}

    public var objectType: HKObjectType? { nil }
    public var predicate: NSPredicate? { nil }
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        NSPredicate(value: true)
    }

    public class func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    { NSPredicate(value: true) }
}

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKObjectQueryNoLimit = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierEndDate = "endDate"

public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
    }
}

public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
    }
}

public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public typealias Results =
        @Sendable (
            HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
        ) -> Void

    public var initialResultsHandler: Results?
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
    }
}
