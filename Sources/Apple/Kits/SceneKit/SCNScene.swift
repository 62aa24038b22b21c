public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

/// All that is in a space.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    public let physicsWorld = SCNPhysicsWorld()
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    open var fogColor: Any = UIColor.white
    open var isPaused = false

    public override init() {}
    /// No file of a scene is in the app.
    public convenience init?(named name: String) { return nil }
    public convenience init?(
        named name: String, inDirectory directory: String?,
        options: [SCNSceneSource.LoadingOption: Any]? = nil
    ) {
        return nil
    }
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    @discardableResult open func write(
        to url: URL, options: [String: Any]? = nil, delegate: AnyObject? = nil,
        progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil
    ) -> Bool { false }
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
    open func removeAllParticleSystems() {}
}

open class SCNSceneSource: NSObject, @unchecked Sendable {
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
        public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
    }
    public init?(url: URL, options: [LoadingOption: Any]? = nil) { return nil }
    public init?(data: Data, options: [LoadingOption: Any]? = nil) { return nil }
}

open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    public let referenceURL: URL
    public init?(url: URL) {
        referenceURL = url
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open var isLoaded: Bool { false }
    open func load() {}
    open func unload() {}
}

public protocol SCNSceneRenderer: AnyObject {
    @MainActor var scene: SCNScene? { get set }
    @MainActor var pointOfView: SCNNode? { get set }
    @MainActor var isPlaying: Bool { get set }
}

public protocol SCNSceneRendererDelegate: AnyObject {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
    public func renderer(
        _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
    public static let sortResults = Self(rawValue: "kHitTestSortResults")
    public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
    public static let searchMode = Self(rawValue: "kHitTestSearchMode")
    public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
    public static let rootNode = Self(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = Self(rawValue: "kHitTestIgnoreHiddenNodes")
    public static let backFaceCulling = Self(rawValue: "kHitTestBackFaceCulling")
}

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    public static let showCreases = SCNDebugOptions(rawValue: 256)
    public static let showConstraints = SCNDebugOptions(rawValue: 512)
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

open class SCNCameraController: NSObject {
    open weak var pointOfView: SCNNode?
    open var interactionMode = SCNInteractionMode.orbitTurntable
    open var target = SCNVector3()
    open var automaticTarget = false
    open var inertiaEnabled = false
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open var minimumHorizontalAngle: Float = 0
    open var maximumHorizontalAngle: Float = 0
    open func frameNodes(_ nodes: [SCNNode]) {}
    open func rotateBy(x deltaX: Float, y deltaY: Float) {}
    open func stopInertia() {}
}

/// Shows a scene in an app that is made by hand. Nothing is drawn, and no frame comes.
@preconcurrency @MainActor open class SCNView: UIView, @MainActor SCNSceneRenderer {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    }
    open var scene: SCNScene?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var antialiasingMode = SCNAntialiasingMode.none
    open var preferredFramesPerSecond = 0
    open var rendersContinuously = false
    open var isPlaying = false
    open var loops = false
    open var isJitteringEnabled = false
    open var debugOptions: SCNDebugOptions = []
    public let defaultCameraController = SCNCameraController()

    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
    open func snapshot() -> UIImage { UIImage() }
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3() }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3() }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
    open func prepare(_ objects: [Any], completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        if let completionHandler { DispatchQueue.main.async { completionHandler(false) } }
    }
}

/// The place of a scene. Nothing is drawn.
nonisolated public struct SceneView: View {
    nonisolated public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
        preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X,
        delegate: (any SCNSceneRendererDelegate)? = nil,
        technique: SCNTechnique? = nil
    ) {}
    @MainActor public var body: some View { Color.clear }
}

open class SCNTechnique: NSObject, @unchecked Sendable {
    public init?(dictionary: [String: Any]) { return nil }
}
