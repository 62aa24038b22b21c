public import Foundation

/// The point up to which an app has read changes.
public final class HKQueryAnchor: NSObject, NSSecureCoding, Sendable {
    private let value: Int
    public static var supportsSecureCoding: Bool { true }
    public init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

public final class HKDeletedObject: NSObject, Sendable {
    public let uuid: UUID
    private init(none: Void) { uuid = UUID() }
    public var metadata: [String: Any]? { nil }
}

public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler =
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void

    public var updateHandler:
        (
            @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
        )?
    private let handler: Handler

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
    }
}

public final class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    public var updateHandler:
        (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    public init(
        predicate: NSPredicate?,
        resultsHandler handler:
            @escaping @Sendable (
                HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
    }
}

/// The activity rings of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)

    public override init() {}
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
