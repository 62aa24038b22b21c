// HealthKitUI: the request for health data, and activity rings. This device has no health data, so requests
// are refused.

@_exported public import HealthKit
public import SwiftUI

/// A UIKit view that shows activity rings on a device; here the view draws nothing.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    open var activitySummary: HKActivitySummary?
    open func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) { activitySummary = summary }
}
