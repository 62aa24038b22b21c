@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open var session: ARSession?
    open var goal = Goal.anyPlane
    open var activatesAutomatically = true
    open private(set) var isActive = false
    open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}

@preconcurrency @MainActor public protocol ARCoachingOverlayViewDelegate: AnyObject {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
