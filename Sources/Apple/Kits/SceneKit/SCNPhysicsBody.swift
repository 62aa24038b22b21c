// Bodies that fall and touch. What is set is kept; nothing falls and nothing touches.

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = SCNVector3()
    open var angularVelocity = SCNVector4()
    open var velocityFactor = SCNVector3(1, 1, 1)
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    open var isAffectedByGravity = true
    open var allowsResting = true
    open var categoryBitMask = 1
    open var collisionBitMask = Int.max
    open var contactTestBitMask = 0
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
    }
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
}

open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    }
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let boundingBox = ShapeType(rawValue: "boundingBox")
        public static let convexHull = ShapeType(rawValue: "convexHull")
        public static let concavePolyhedron = ShapeType(rawValue: "concavePolyhedron")
    }
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
    public init(node: SCNNode, options: [Option: Any]? = nil) {}
}

open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open var timeStep: TimeInterval = 1 / 60
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    open func addBehavior(_ behavior: SCNPhysicsBehavior) {}
    open func removeAllBehaviors() {}
    open func updateCollisionPairs() {}
}

open class SCNPhysicsBehavior: NSObject, @unchecked Sendable {}

open class SCNPhysicsField: NSObject, @unchecked Sendable {
    open var strength: CGFloat = 1
    open var isActive = true
    public required override init() {}
    open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
}

open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    open var contactPoint: SCNVector3 { SCNVector3() }
    open var contactNormal: SCNVector3 { SCNVector3() }
    open var collisionImpulse: CGFloat { 0 }
    init(_ nodeA: SCNNode, _ nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}

public protocol SCNPhysicsContactDelegate: AnyObject {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Sparks and the like. They are described, and none flies.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
    open var birthRate: CGFloat = 0
    open var particleLifeSpan: CGFloat = 1
    open var particleSize: CGFloat = 1
    open var particleVelocity: CGFloat = 0
    open var particleColor: UIColor = .white
    open var particleImage: Any?
    open var emitterShape: SCNGeometry?
    open var emissionDuration: CGFloat = 1
    open var spreadingAngle: CGFloat = 0
    open var acceleration = SCNVector3()
    open var loops = true
    open var isAffectedByGravity = false
    open var blendMode = SCNParticleBlendMode.additive
    public override init() {}
    public convenience init?(named name: String, inDirectory directory: String?) { return nil }
    open func reset() {}
}

public enum SCNParticleBlendMode: Int, Sendable { case additive, subtract, multiply, screen, alpha, replace }
