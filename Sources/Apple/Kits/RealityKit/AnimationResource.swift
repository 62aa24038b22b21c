// Animations of entities; the course only stores them.

@preconcurrency @MainActor public class AnimationResource {
    public let name: String?
    public let definition: any AnimationDefinition
    init(_ definition: any AnimationDefinition) { (self.definition, name) = (definition, definition.name) }

    public static func generate(with definition: any AnimationDefinition) throws -> AnimationResource {
        AnimationResource(definition)
    }
    public static func group(with resources: [AnimationResource]) throws -> AnimationResource {
        AnimationResource(AnimationGroup(group: resources.map(\.definition)))
    }
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public func `repeat`(count: Int) -> AnimationResource { self }
    public func store(in entity: Entity) -> AnimationResource { self }
}

public protocol AnimationDefinition {
    var name: String { get set }
    var blendLayer: Int32 { get set }
    var fillMode: AnimationFillMode { get set }
    var bindTarget: BindTarget { get set }
    var trimStart: TimeInterval? { get set }
    var trimEnd: TimeInterval? { get set }
    var trimDuration: TimeInterval? { get set }
    var offset: TimeInterval { get set }
    var delay: TimeInterval { get set }
    var speed: Float { get set }
    var repeatMode: AnimationRepeatMode { get set }
    var duration: TimeInterval { get }
}

public enum AnimationRepeatMode: Hashable, Sendable { case none, `repeat`, autoReverse, cumulative }

public struct AnimationFillMode: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let none: AnimationFillMode = []
    public static let forwards = AnimationFillMode(rawValue: 1)
    public static let backwards = AnimationFillMode(rawValue: 2)
    public static let both: AnimationFillMode = [.forwards, .backwards]
}

public enum BindTarget: Hashable, Sendable {
    case transform
    case parameter(String)
    public static var opacity: BindTarget { .parameter("opacity") }
}

public struct AnimationTimingFunction: Hashable, Sendable {
    private let points: [Float]
    public static let `default` = easeInOut
    public static let linear = AnimationTimingFunction(points: [])
    public static let easeOut = cubicBezier(controlPoint1: SIMD2(0, 0), controlPoint2: SIMD2(0.58, 1))
    public static let easeInOut = cubicBezier(controlPoint1: SIMD2(0.42, 0), controlPoint2: SIMD2(0.58, 1))
    public static func cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>)
        -> AnimationTimingFunction
    { AnimationTimingFunction(points: [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]) }
}

extension HasTransform {
    /// Moves at once, without animation.
    @discardableResult public func move(
        to target: Transform, relativeTo reference: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        move(to: target, relativeTo: reference)
        return AnimationPlaybackController(entity: self)
    }
    public func move(to target: Transform, relativeTo reference: Entity?) {
        setTransformMatrix(target.matrix, relativeTo: reference)
    }
    @discardableResult public func move(
        to target: float4x4, relativeTo reference: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        move(
            to: Transform(matrix: target), relativeTo: reference, duration: duration,
            timingFunction: timingFunction)
    }
    public func move(to target: float4x4, relativeTo reference: Entity?) {
        setTransformMatrix(target, relativeTo: reference)
    }
}

extension Entity {
    @discardableResult public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
    @discardableResult public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, blendLayerOffset: Int = 0,
        separateAnimatedValue: Bool = false, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
    @discardableResult public func playAnimation(
        named name: String, transitionDuration: TimeInterval = 0, startsPaused: Bool = false,
        recursive: Bool = true
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
}

@preconcurrency @MainActor public class AnimationPlaybackController {
    public private(set) weak var entity: Entity?
    public var speed: Float = 1
    public var time: TimeInterval = 0
    public let duration: TimeInterval = 0
    public private(set) var isPaused = false
    init(entity: Entity) { self.entity = entity }
    public func pause() { isPaused = true }
}
