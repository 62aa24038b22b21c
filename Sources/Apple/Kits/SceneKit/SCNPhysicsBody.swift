// Physics. Settings are stored; nothing falls or collides.

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var velocity = SCNVector3()
    open var categoryBitMask = 1
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
    }
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
}

open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    }
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
    public init(node: SCNNode, options: [Option: Any]? = nil) {}
}
