/// A particle emitter, which stores its settings and emits nothing.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var particleSize = CGSize.zero
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColor: UIColor = .white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleBlendMode = SKBlendMode.alpha
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var numParticlesToEmit = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleAction: SKAction?
    open weak var targetNode: SKNode?
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    override func blank() -> SKNode { SKEmitterNode() }
}

open class SKKeyframeSequence: NSObject, @unchecked Sendable {
    private var values: [Any]
    public init(keyframeValues values: [Any], times: [NSNumber]) { self.values = values }
    open func count() -> Int { values.count }
}

@preconcurrency @MainActor open class SKCameraNode: SKNode {
    open func contains(_ node: SKNode) -> Bool { false }
    override func blank() -> SKNode { SKCameraNode() }
}

@preconcurrency @MainActor open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}

@preconcurrency @MainActor open class SKLightNode: SKNode {
    open var lightColor: UIColor = .white
    open var ambientColor: UIColor = .black
    open var categoryBitMask: UInt32 = 1
}

@preconcurrency @MainActor open class SKFieldNode: SKNode {
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func springField() -> SKFieldNode { SKFieldNode() }
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode { SKFieldNode() }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> SKFieldNode
    {
        SKFieldNode()
    }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> SKFieldNode
    {
        SKFieldNode()
    }
}

@preconcurrency @MainActor open class SKVideoNode: SKNode {
    open var size = CGSize.zero
    public init(fileNamed name: String) { super.init() }
    public init(url: URL) { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open func play() {}
    open func pause() {}
}

@preconcurrency @MainActor open class SKTileMapNode: SKNode {
    open var numberOfColumns = 0
    open var numberOfRows = 0
    open var tileSize = CGSize.zero
}
