@_exported public import ARKit

/// A UIKit view of a RealityKit scene, which draws nothing.
@preconcurrency @MainActor open class ARView: UIView {
    nonisolated public enum CameraMode: Hashable, Sendable { case ar, nonAR }
    nonisolated public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: DebugOptions = []
        public static let showPhysics = DebugOptions(rawValue: 1)
        public static let showStatistics = DebugOptions(rawValue: 2)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
    }
    nonisolated public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disableMotionBlur = RenderOptions(rawValue: 4)
    }
    nonisolated public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all: EntityGestures = [.translation, .rotation, .scale]
    }
    public struct Environment {
        public struct Background {
            public static func color(_ color: UIColor) -> Background { Background() }
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { Background() }
        }
        public struct SceneUnderstanding {
            public struct Options: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let occlusion = Options(rawValue: 1)
                public static let receivesLighting = Options(rawValue: 2)
                public static let physics = Options(rawValue: 4)
                public static let collision = Options(rawValue: 8)
            }
            public var options: Options = []
        }
        public var background = Background()
        public var sceneUnderstanding = SceneUnderstanding()
    }

    public let scene = Scene(name: "")
    open var session = ARSession()
    open var automaticallyConfigureSession: Bool
    open var cameraMode: CameraMode
    open var environment = Environment()
    open var debugOptions: DebugOptions = []
    open var renderOptions: RenderOptions = []
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
    @discardableResult open func installGestures(
        _ gestures: EntityGestures = .all, for entity: any HasCollision
    )
        -> [any EntityGestureRecognizer]
    { [] }
}

@preconcurrency @MainActor public protocol EntityGestureRecognizer: AnyObject {
    var entity: (any HasCollision)? { get set }
}

extension AnchorEntity {
    public convenience init(anchor: ARAnchor) {
        self.init(.anchor(identifier: anchor.identifier))
        transform = Transform(matrix: anchor.transform)
    }
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}
