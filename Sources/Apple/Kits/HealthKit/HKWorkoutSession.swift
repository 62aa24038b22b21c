public import Foundation

public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running, ended, paused, prepared, stopped
}
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

/// An active workout. The session cannot start, and its delegate receives the error.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    public let workoutConfiguration: HKWorkoutConfiguration
    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    private let store: HKHealthStore

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        (store, workoutConfiguration) = (healthStore, configuration)
    }
    open func prepare() {}
    open func end() {}
    open func pause() {}
    open func resume() {}
}

public protocol HKWorkoutSessionDelegate: AnyObject {
}
