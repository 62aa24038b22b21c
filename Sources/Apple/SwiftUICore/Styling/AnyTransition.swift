/// The animation with which a view is inserted or removed. The course does not draw transitions.
nonisolated public struct AnyTransition: Sendable {
    /// True for `.identity`, which removes a view at once.
    var isIdentity = false

    public static let identity = AnyTransition(isIdentity: true)
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
    public static let blurReplace = AnyTransition()
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition
    {
        AnyTransition()
    }
    public static func move(edge: Edge) -> AnyTransition { .slide }
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        removal
    }

    public func combined(with other: AnyTransition) -> AnyTransition { isIdentity ? other : self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The animation between two texts or images of a view.
nonisolated public struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static func numericText(value: Double) -> ContentTransition { numericText() }
}

/// The properties that two views with a matched geometry effect share.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
