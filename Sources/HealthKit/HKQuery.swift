public import Foundation

/// A question about what was measured. Each is answered that there is no such data.
open class HKQuery: NSObject, @unchecked Sendable {
    override init() {}

    func fail(_ error: HKError) {}

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

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        handler = completionHandler
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
    }

    override func fail(_ error: HKError) { handler(self, {}, error) }
}

public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public typealias Results =
        @Sendable (
            HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
        ) -> Void

    public var initialResultsHandler: Results?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {}

    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// A sum or an average. No app is given one.
public final class HKStatistics: NSObject, Sendable {
    private init(none: Void) { (startDate, endDate) = (.distantPast, .distantPast) }
    public let startDate: Date
    public let endDate: Date
    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func minimumQuantity() -> HKQuantity? { nil }
    public func maximumQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantity() -> HKQuantity? { nil }
}

public final class HKStatisticsCollection: NSObject, Sendable {
    private init(none: Void) {}
    public func statistics() -> [HKStatistics] { [] }
    public func enumerateStatistics(
        from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
