// What hangs on a node.

public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }

public protocol SCNAnimationProtocol: AnyObject {}

open class SCNAnimation: NSObject, SCNAnimationProtocol, @unchecked Sendable {
    open var duration: TimeInterval = 0
    open var repeatCount: CGFloat = 0
    open var keyPath: String?
}

open class SCNAudioSource: NSObject, @unchecked Sendable {
    open var loops = false
    open var volume: Float = 1
    /// No file of a sound is loaded.
    public convenience init?(fileNamed filename: String) { return nil }
    open func load() {}
}

open class SCNAudioPlayer: NSObject, @unchecked Sendable {
    public init(source: SCNAudioSource) {}
}

open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    init(node: SCNNode) { self.node = node }
    open var geometryIndex: Int { 0 }
    open var faceIndex: Int { 0 }
    open var localCoordinates: SCNVector3 { SCNVector3() }
    open var worldCoordinates: SCNVector3 { SCNVector3() }
    open var localNormal: SCNVector3 { SCNVector3() }
    open var worldNormal: SCNVector3 { SCNVector3() }
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }
}

open class SCNConstraint: NSObject, @unchecked Sendable {
    open var influenceFactor: CGFloat = 1
    open var isEnabled = true
    open var isIncremental = true
}

public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let X = SCNBillboardAxis(rawValue: 1)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Y = SCNBillboardAxis(rawValue: 2)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    open var freeAxes = SCNBillboardAxis.all
}

open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var isGimbalLockEnabled = false
    public init(target: SCNNode?) { self.target = target }
}

open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    open var minimumDistance: CGFloat = 0
    open var maximumDistance: CGFloat = .infinity
    public init(target: SCNNode?) {}
}
