public import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Sums and averages of samples. Apps never receive statistics.
public final class HKStatistics: NSObject, Sendable {
    private init(none: Void) {
        (startDate, endDate, quantityType) = (.distantPast, .distantPast, HKQuantityType(.stepCount))
    }
    public let quantityType: HKQuantityType
    public var sources: [HKSource]? { nil }
    public let startDate: Date
    public let endDate: Date
    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func duration() -> HKQuantity? { nil }
    public func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
}

public final class HKStatisticsCollection: NSObject, Sendable {
    private init(none: Void) {}
    public func statistics() -> [HKStatistics] { [] }
    public func statistics(for date: Date) -> HKStatistics? { nil }
    public func sources() -> Set<HKSource> { [] }
    public func enumerateStatistics(
        from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
