// The motion of changes. Nothing moves here: each gives back the view itself, with the same identity.

extension View {
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    nonisolated public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    nonisolated public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }
}

extension Image {
    nonisolated public enum Scale: Hashable, Sendable { case small, medium, large }
}

/// A motion of a symbol.
nonisolated public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    public static let bounce = SymbolEffect(name: "bounce")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let scale = SymbolEffect(name: "scale")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let replace = SymbolEffect(name: "replace")
    public static let wiggle = SymbolEffect(name: "wiggle")
    public static let rotate = SymbolEffect(name: "rotate")
    public static let breathe = SymbolEffect(name: "breathe")

    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
}

nonisolated public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
}

nonisolated public enum SymbolRenderingMode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
}
