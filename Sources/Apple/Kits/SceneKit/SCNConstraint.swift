// Objects attached to a node.

open class SCNConstraint: NSObject, @unchecked Sendable {}
