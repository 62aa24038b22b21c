import Lifecycle

/// The body of an `Animatable` view runs in each frame of an animation, with an intermediate `animatableData`. Shapes
/// do not animate, because the course does not draw shapes.
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

/// The older protocol for animatable modifiers.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Animatable {
    /// Returns the motion from the shown value to `new`; nil without an animation, or if `animatableData` did not
    /// change.
    @MainActor static func motion(from shown: Self, to new: Self, by animation: Animation?) -> _Motion<Self>?
    {
        let (start, end) = (shown.animatableData, new.animatableData)
        guard start != end, let animation else { return nil }
        var state = AnimationState<AnimatableData>()
        return _Motion(isEndless: animation.end == nil) { target, time in
            guard
                let way = animation.value(of: end - start, at: time, in: &state)
            else { return nil }
            var between = target
            between.animatableData = start + way
            return between
        } end: { target in
            var last = target
            last.animatableData = target.animatableData
            return last
        }
    }

    @MainActor static func movesAlike(_ left: Self, _ right: Self) -> Bool {
        left.animatableData == right.animatableData
    }
}

extension View where Self: Animatable {
    @MainActor public static func _motion(from shown: Self, to new: Self, by animation: Animation?)
        -> _Motion<Self>?
    { motion(from: shown, to: new, by: animation) }

    @MainActor public static func _movesAlike(_ left: Self, _ right: Self) -> Bool { movesAlike(left, right) }
}

extension ViewModifier where Self: Animatable {
    @MainActor public static func _motion(from shown: Self, to new: Self, by animation: Animation?)
        -> _Motion<Self>?
    { motion(from: shown, to: new, by: animation) }

    @MainActor public static func _movesAlike(_ left: Self, _ right: Self) -> Bool { movesAlike(left, right) }
}
