/// A value that can move from one to another. Nothing moves here: a change is there at once, so `animatableData` is
/// neither read nor written.
@MainActor @preconcurrency public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The older name of a modifier that moves.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A value that can be added and stretched.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to move.
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public static let zero = EmptyAnimatableData()
    public init() {}
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic
{
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A motion of one's own. It is never asked for a value.
nonisolated public protocol CustomAnimation: Hashable, Sendable {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?
}

/// What a motion keeps from one moment to the next.
nonisolated public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public let isLogicallyComplete: Bool
    public let environment: EnvironmentValues
}

nonisolated public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
}
