/// Describes how a view is inserted and removed. The course draws no transitions: a transition's body runs
/// only for the phase in which the view is fully visible.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<_TransitionedView>

    static var properties: TransitionProperties { get }

    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
}

nonisolated public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The view that a transition inserts or removes.
nonisolated public struct _TransitionedView: View {
    let content: AnyView
    @MainActor public var body: some View { content }
}

public protocol _LookingTransition: Transition where Body == PlaceholderContentView<_TransitionedView> {}

extension _LookingTransition {
    @MainActor public func body(content: Content, phase: TransitionPhase) -> Body { content }
}

nonisolated public struct OpacityTransition: _LookingTransition {
    public init() {}
}

nonisolated public struct ScaleTransition: _LookingTransition {
    public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

nonisolated public struct SlideTransition: _LookingTransition {
    public init() {}
}

nonisolated public struct MoveTransition: _LookingTransition {
    public init(edge: Edge) {}
}

nonisolated public struct PushTransition: _LookingTransition {
    public init(edge: Edge) {}
}

nonisolated public struct OffsetTransition: _LookingTransition {
    public init(_ offset: CGSize) {}
}

nonisolated public struct BlurReplaceTransition: _LookingTransition {
    nonisolated public struct Configuration: Sendable {
        public static let downUp = Configuration()
        public static let upUp = Configuration()
    }

    public init(configuration: Configuration) {}
}

nonisolated public struct IdentityTransition: _LookingTransition {
    public init() {}
}

nonisolated public struct SymbolEffectTransition: _LookingTransition {
    public init(effect: SymbolEffect, options: SymbolEffectOptions) {}
}

/// A transition with different effects for insertion and removal. A view that is fully on screen shows neither effect.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> Insertion.Body {
        insertion.body(content: content, phase: phase)
    }
}

nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: _LookingTransition {
    let first: First
    let second: Second
}

extension Transition {
    @MainActor @preconcurrency public func combined<Other: Transition>(with other: Other) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == ScaleTransition {
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        Self(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> Self { Self(offset) }
}

extension Transition where Self == BlurReplaceTransition {
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
        -> Self
    {
        Self(configuration: configuration)
    }
}

extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: Self { Self(1) }
}

extension Transition where Self == SlideTransition {
    nonisolated public static var slide: Self { Self() }
}

extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: Self { Self() }
}

extension Transition where Self == SymbolEffectTransition {
    nonisolated public static var symbolEffect: Self { Self(effect: .automatic, options: .default) }
    nonisolated public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> Self { Self(effect: effect, options: options) }
}

extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: Self { Self() }
}

extension View {
    @MainActor @preconcurrency public func transition<Coming: Transition>(_ transition: Coming) -> some View {
        transition.body(
            content: PlaceholderContentView(content: _TransitionedView(content: AnyView(self))),
            phase: .identity)
    }
}
