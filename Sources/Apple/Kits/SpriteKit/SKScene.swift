public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor open class SKEffectNode: SKNode {
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?
}

@preconcurrency @MainActor open class SKScene: SKEffectNode {
    open var size: CGSize {
        didSet { if size != oldValue { didChangeSize(oldValue) } }
    }
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor: UIColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open weak var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    public let physicsWorld = SKPhysicsWorld()
    open internal(set) weak var view: SKView?
    private var isLoaded = false

    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    public init(size: CGSize) {
        self.size = size
        super.init()
        load()
    }
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
    }
    /// The initializer returns nil, because the app has no scene files.
    public convenience init?(fileNamed filename: String) { return nil }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        sceneDidLoad()
    }

    open override var scene: SKScene? { self }
    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        CGPoint(x: point.x, y: size.height - point.y)
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
}

@preconcurrency @MainActor public protocol SKSceneDelegate: AnyObject {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// A UIKit view of a SpriteKit scene; here the view draws nothing.
@preconcurrency @MainActor open class SKView: UIView {
    open private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open weak var delegate: (any SKViewDelegate)?

    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene?.view = nil
        self.scene = scene
        guard let scene else { return }
        scene.view = self
        if scene.scaleMode == .resizeFill { scene.size = bounds.size }
        scene.didMove(to: self)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    /// The texture of a node is nil, because nodes are not drawn.
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}

@preconcurrency @MainActor public protocol SKViewDelegate: AnyObject {
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

open class SKTransition: NSObject, @unchecked Sendable {
    public required override init() {}
    open class func doorway(withDuration sec: TimeInterval) -> Self { Self() }
}

/// A SwiftUI view of a SpriteKit scene; here the view draws nothing. The view's appearance calls the
/// scene's `didMove(to:)`.
nonisolated public struct SpriteView: View {
    nonisolated public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
    }
    nonisolated public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 4)
        public static let showsNodeCount = DebugOptions(rawValue: 8)
        public static let showsPhysics = DebugOptions(rawValue: 16)
    }

    private let scene: SKScene

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
        preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { self.scene = scene }
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
        preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
        shouldRender: @escaping (TimeInterval) -> Bool
    ) { self.scene = scene }

    @MainActor public var body: some View {
        Color.clear.onAppear {
            guard scene.view == nil else { return }
            let view = SKView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            held = view
            view.presentScene(scene)
        }
        .onDisappear { held?.presentScene(nil) }
    }

    @State private var held: SKView?
}
