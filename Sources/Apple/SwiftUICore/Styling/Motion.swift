// Modifiers that animate changes. The course does not draw animations: each animation modifier returns the view
// unchanged, with the same identity.

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

nonisolated public enum SymbolRenderingMode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
}
