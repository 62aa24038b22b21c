/// A particle emitter; it stores its settings and emits nothing.
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
