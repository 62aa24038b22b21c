@_exported public import ARKit

/// A UIKit view of a RealityKit scene; here the view draws nothing.
@preconcurrency @MainActor open class ARView: UIView {
    nonisolated public enum CameraMode: Hashable, Sendable { case ar, nonAR }
    nonisolated public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: DebugOptions = []
        public static let showPhysics = DebugOptions(rawValue: 1)
    }
    public struct Environment {
        public struct Background {
            public static func color(_ color: UIColor) -> Background { Background() }
        }
        public var background = Background()
    }

    public let scene = Scene(name: "")
    open var session = ARSession()
    open var automaticallyConfigureSession: Bool
    open var cameraMode: CameraMode
    open var environment = Environment()
    open var debugOptions: DebugOptions = []
    open var cameraTransform: Transform { .identity }

    public init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
        super.init(frame: frame)
    }
    public required override init(frame: CGRect) {
        (cameraMode, automaticallyConfigureSession) = (.ar, true)
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        (cameraMode, automaticallyConfigureSession) = (.ar, true)
        super.init(coder: coder)
    }

    // A ray hits no object, and no model is loading.
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    open func entity(at point: CGPoint) -> Entity? { nil }
    open func ray(through point: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
}

extension AnchorEntity {
    public convenience init(anchor: ARAnchor) {
        self.init(.anchor(identifier: anchor.identifier))
        transform = Transform(matrix: anchor.transform)
    }
}
