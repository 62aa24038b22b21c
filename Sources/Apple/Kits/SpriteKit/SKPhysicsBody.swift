// Physics. Settings are stored; nothing falls or collides.

@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var mass: CGFloat = 1
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var charge: CGFloat = 0
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open private(set) var area: CGFloat = 0
    open var node: SKNode? { nil }
    public override init() {}
    public convenience init(circleOfRadius r: CGFloat) {
        self.init()
        area = .pi * r * r
    }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(circleOfRadius: r) }
    public convenience init(rectangleOf s: CGSize) {
        self.init()
        area = s.width * s.height
    }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(rectangleOf: s) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(edge: ()) }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(edge: ()) }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    private convenience init(edge: Void) {
        self.init()
        isDynamic = false
    }
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
}

@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    private var joints: [SKPhysicsJoint] = []
    nonisolated override init() {}
    open func add(_ joint: SKPhysicsJoint) { joints.append(joint) }
    open func remove(_ joint: SKPhysicsJoint) { joints.removeAll { $0 === joint } }
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    required public init(bodyA: SKPhysicsBody, bodyB: SKPhysicsBody) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}
