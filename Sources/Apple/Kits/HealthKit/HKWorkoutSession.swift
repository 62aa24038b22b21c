public import Foundation

public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running, ended, paused, prepared, stopped
}
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

/// A workout that is going on. None can begin: the first that it tells its delegate is why.
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

    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
    }
    open func prepare() {}
    open func startActivity(with date: Date?) { refuse() }
    open func stopActivity(with date: Date?) {}
    open func end() {}
    open func pause() {}
    open func resume() {}
    open func beginNewActivity(
        configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?
    ) {}
    open func endCurrentActivity(on date: Date) {}
    open func startMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func stopMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func sendToRemoteWorkoutSession(data: Data) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }

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

/// Puts a workout together. None is begun.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }

    private static let refusal = HKError(.errorHealthDataUnavailable)

    open func beginCollection(at date: Date) async throws { throw Self.refusal }
    open func beginCollection(
        withStart date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func endCollection(at date: Date) async throws { throw Self.refusal }
    open func endCollection(
        withEnd date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    @discardableResult open func finishWorkout() async throws -> HKWorkout? { throw Self.refusal }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, Self.refusal) }
    }
    open func discardWorkout() {}
    open func addSamples(_ samples: [HKSample]) async throws { throw Self.refusal }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw Self.refusal }
    open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func addWorkoutEvents(_ events: [HKWorkoutEvent]) async throws { throw Self.refusal }
    open func addWorkoutEvents(
        _ events: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
}

open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open var elapsedTime: TimeInterval { 0 }
    open var workoutSession: HKWorkoutSession? { nil }
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
}

open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []
    public init(healthStore: HKHealthStore, workoutConfiguration: HKWorkoutConfiguration?) {}
    open func enableCollection(for type: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(type)
    }
    open func disableCollection(for type: HKQuantityType) { typesToCollect.remove(type) }
}

public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity
    ) {}
    public func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity
    ) {}
}
