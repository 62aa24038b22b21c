// SpriteKit: 2D scenes. Nodes and positions work as on a device. The course draws nothing, runs no action, and has no
// frames.

@_exported public import Combine
@_exported public import Foundation
@_exported public import SwiftUI
@_exported public import simd

@preconcurrency @MainActor open class SKNode: UIResponder, @MainActor NSCopying {
    open var name: String?
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var speed: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var physicsBody: SKPhysicsBody?
    open var constraints: [SKConstraint]?
    open private(set) var children: [SKNode] = []
    open private(set) weak var parent: SKNode?
    private var kept: [String: SKAction] = [:]

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }
    /// The initializer returns nil, because the app has no scene files.
    public convenience init?(fileNamed filename: String) { return nil }

    open override var next: UIResponder? { parent }
    open var scene: SKScene? { parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { box, child in
            box.union(child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
        }
    }
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: - Tree

    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        children.append(node)
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// Finds nodes by name. The name `//lamp` searches all descendants; the name `lamp` searches only the children.
    open func childNode(withName name: String) -> SKNode? { self[name].first }
    open subscript(name: String) -> [SKNode] {
        if name.hasPrefix("//") { return inside.filter { $0.matches(String(name.dropFirst(2))) } }
        return children.filter { $0.matches(name) }
    }
    private var inside: [SKNode] { children.flatMap { [$0] + $0.inside } }
    private func matches(_ pattern: String) -> Bool {
        if pattern == "*" { return true }
        if pattern.hasSuffix("*") { return name?.hasPrefix(pattern.dropLast()) ?? false }
        return name == pattern
    }
    open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
    open func nodes(at point: CGPoint) -> [SKNode] {
        inside.filter { node in
            guard let parent = node.parent else { return false }
            return node.contains(parent.convert(point, from: self))
        }
        .sorted { $0.zPosition > $1.zPosition }
    }
    open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }
    open func intersects(_ node: SKNode) -> Bool {
        calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
    }

    // MARK: - Coordinates

    private var ownTransform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
            .scaledBy(x: xScale, y: yScale)
    }
    private func inRoot(_ point: CGPoint) -> CGPoint {
        guard let parent else { return point }
        return parent.inRoot(point.applying(ownTransform))
    }
    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent else { return point }
        return parent.fromRoot(point).applying(ownTransform.inverted())
    }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { fromRoot(node.inRoot(point)) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.fromRoot(inRoot(point)) }

    // Actions do not run, because there are no frames. An action with a key is stored until it is removed.
    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    open func run(_ action: SKAction, withKey key: String) { kept[key] = action }
    open func action(forKey key: String) -> SKAction? { kept[key] }
    open func removeAction(forKey key: String) { kept[key] = nil }
    open func removeAllActions() { kept = [:] }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(like: self)
        (copy.name, copy.position, copy.zPosition, copy.zRotation) = (name, position, zPosition, zRotation)
        (copy.xScale, copy.yScale, copy.alpha, copy.isHidden) = (xScale, yScale, alpha, isHidden)
        for child in children { (child.copy(with: nil) as? SKNode).map(copy.addChild) }
        return copy
    }
    nonisolated open override func copy() -> Any {
        nonisolated(unsafe) var made: Any = self
        MainActor.assumeIsolated { made = copy(with: nil) }
        return made
    }
    private static func make(like node: SKNode) -> SKNode { node.blank() }
    /// A new node of this node's class.
    func blank() -> SKNode { SKNode() }
}

extension UITouch {
    public func location(in node: SKNode) -> CGPoint { .zero }
}

open class SKConstraint: NSObject, @unchecked Sendable {
    open var enabled = true
    open class func zRotation(_ range: SKRange) -> Self { Self() }
    @MainActor open class func distance(_ range: SKRange, to node: SKNode) -> Self { Self() }
    @MainActor open class func orient(to node: SKNode, offset: SKRange) -> Self { Self() }
    public required override init() {}
}

open class SKRange: NSObject, @unchecked Sendable {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
    }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.infinity, upperLimit: upper)
    }
}
