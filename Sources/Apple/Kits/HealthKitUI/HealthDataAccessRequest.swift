// HealthKitUI: the question for health data, and its rings. This device keeps no such data, so the answer is a refusal.

@_exported public import HealthKit
public import SwiftUI

extension View {
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) { completion(.failure(HKError(.errorHealthDataUnavailable))) }
    }

    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) { completion(.failure(HKError(.errorHealthDataUnavailable))) }
    }

    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil,
        trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) { completion(.failure(HKError(.errorHealthDataUnavailable))) }
    }
}

/// The rings of a day, made by hand. They are not drawn.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    open var activitySummary: HKActivitySummary?
    open func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) { activitySummary = summary }
}
