import Lifecycle

// Modifiers for Liquid Glass, the material of the 2025 SDK. The modifier `glassEffect` counts as a background of
// unknown color. Glass modifiers other than `glassEffect` return the view unchanged.

extension View {
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { seen(.dyed) }
    nonisolated public func glassEffect<Figure: Shape>(_ glass: Glass = .regular, in shape: Figure)
        -> some View
    { seen(.dyed) }
    nonisolated public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        self
    }
    nonisolated public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View {
        self
    }
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
        -> some View
    { self }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
        -> some View
    { self }
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
}

nonisolated public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()

    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }
