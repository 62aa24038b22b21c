public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

public typealias SKActionTimingFunction = @Sendable (Float) -> Float

/// An action of a node, with a duration; here no action runs.
open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: SKActionTimingFunction = { $0 }
    open var speed: CGFloat = 1
    init(_ duration: TimeInterval) { self.duration = duration }
    open func reversed() -> SKAction { SKAction(duration) }

    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval)
        -> SKAction
    { SKAction(duration) }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    )
        -> SKAction
    { SKAction(duration) }
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func strength(to strength: Float, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func hide() -> SKAction { SKAction(0) }
    open class func removeFromParent() -> SKAction { SKAction(0) }
    open class func play() -> SKAction { SKAction(0) }
    open class func pause() -> SKAction { SKAction(0) }
    open class func stop() -> SKAction { SKAction(0) }
    open class func run(_ block: @escaping @MainActor () -> Void) -> SKAction { SKAction(0) }
    open class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue)
        -> SKAction
    { SKAction(0) }
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.duration })
    }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(action.duration * TimeInterval(count))
    }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction(sec * TimeInterval(textures.count))
    }
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { animate(with: textures, timePerFrame: sec) }
}
