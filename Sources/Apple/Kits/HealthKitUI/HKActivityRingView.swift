// HealthKitUI: the question for health data, and its rings. This device keeps no such data, so the answer is a refusal.

@_exported public import HealthKit
public import SwiftUI

/// The rings of a day, made by hand. They are not drawn.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    open var activitySummary: HKActivitySummary?
    open func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) { activitySummary = summary }
}
