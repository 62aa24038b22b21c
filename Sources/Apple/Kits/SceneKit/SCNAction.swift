public typealias SCNActionTimingFunction = @Sendable (Float) -> Float

/// An action of a node, with a duration; here no action runs.
open class SCNAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval
    open var timingFunction: SCNActionTimingFunction?
    open var speed: CGFloat = 1
    init(_ duration: TimeInterval) { self.duration = duration }
    open func reversed() -> SCNAction { SCNAction(duration) }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func wait(duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
    open class func run(_ block: @escaping @Sendable (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
    open class func run(_ block: @escaping @Sendable (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        SCNAction(0)
    }
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(actions.map(\.duration).max() ?? 0)
    }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(action.duration * TimeInterval(count))
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
}

/// A transaction of animated changes; the course applies the changes at once, without animation.
open class SCNTransaction: NSObject {
    @MainActor open class var animationDuration: CFTimeInterval {
        get { seconds }
        set { seconds = newValue }
    }
    @MainActor private static var seconds: CFTimeInterval = 0.25
    @MainActor private static var then: (@Sendable () -> Void)?
    @MainActor open class func begin() { then = nil }
    @MainActor open class func commit() {
        if let then { DispatchQueue.main.async(execute: then) }
        then = nil
    }
}
