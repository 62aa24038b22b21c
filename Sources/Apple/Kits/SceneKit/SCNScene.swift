public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()

    public override init() {}
    /// The initializer returns nil, because the app has no scene files.
    public convenience init?(named name: String) { return nil }
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    @discardableResult open func write(
        to url: URL, options: [String: Any]? = nil, delegate: AnyObject? = nil,
        progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil
    ) -> Bool { false }
}

open class SCNSceneSource: NSObject, @unchecked Sendable {
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public init?(url: URL, options: [LoadingOption: Any]? = nil) { return nil }
    public init?(data: Data, options: [LoadingOption: Any]? = nil) { return nil }
}

public protocol SCNSceneRenderer: AnyObject {
    @MainActor var scene: SCNScene? { get set }
    @MainActor var pointOfView: SCNNode? { get set }
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

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A UIKit view of a SceneKit scene; here the view draws nothing.
@preconcurrency @MainActor open class SCNView: UIView, @MainActor SCNSceneRenderer {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    open var scene: SCNScene?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false

    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A SwiftUI view of a SceneKit scene; here the view draws nothing.
nonisolated public struct SceneView: View {
    nonisolated public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
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

open class SCNTechnique: NSObject, @unchecked Sendable {}
