/// The world with things of SceneKit in it. Nothing is seen here.
@preconcurrency @MainActor open class ARSCNView: SCNView {
    open var session = ARSession()
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false
    open override weak var delegate: (any SCNSceneRendererDelegate)? {
        didSet { session.delegate = delegate as? any ARSessionDelegate ?? session.delegate }
    }
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

open class ARHitTestResult: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = ResultType(rawValue: 1)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        public static let existingPlane = ResultType(rawValue: 8)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
    }
    private override init() {}
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var distance: CGFloat { 0 }
    open var anchor: ARAnchor? { nil }
}

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    nonisolated func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    nonisolated func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    nonisolated func renderer(
        _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    nonisolated func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    nonisolated func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    nonisolated public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
        nil
    }
    nonisolated public func renderer(
        _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
    ) {}
    nonisolated public func renderer(
        _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
    ) {}
    nonisolated public func renderer(
        _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
    ) {}
    nonisolated public func renderer(
        _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
    ) {}
}

@preconcurrency @MainActor open class ARSKView: SKView {
    open var session = ARSession()
}

@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open var session: ARSession?
    open weak var sessionProvider: AnyObject?
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

open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable {
    open func update(from planeGeometry: ARPlaneGeometry) {}
}

open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable {
    open func update(from faceGeometry: ARFaceGeometry) {}
}
