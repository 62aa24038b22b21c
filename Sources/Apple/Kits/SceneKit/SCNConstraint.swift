// Objects attached to a node.

public protocol SCNAnimationProtocol: AnyObject {}

open class SCNConstraint: NSObject, @unchecked Sendable {}
