// What hangs on a node.

public protocol SCNAnimationProtocol: AnyObject {}

open class SCNConstraint: NSObject, @unchecked Sendable {}
