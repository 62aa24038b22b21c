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
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: Date(), end: nil)
    }
    private let store: HKHealthStore

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        (store, workoutConfiguration) = (healthStore, configuration)
    }
    open func prepare() {}
    open func end() {}
    open func pause() {}
    open func resume() {}

    private func refuse() {
        DispatchQueue.global().async {
            self.delegate?.workoutSession(self, didFailWithError: HKError(.errorHealthDataUnavailable))
        }
    }
}

public protocol HKWorkoutSessionDelegate: AnyObject {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}
