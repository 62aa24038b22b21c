/// Draws a view in another place. The course does not draw, so `effectValue` never runs. `animatableData` is
/// animated as in any modifier.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Content { content }
    public func ignoredByLayout() -> some ViewModifier { self }
}

extension View {
    nonisolated public func projectionEffect(_ transform: ProjectionTransform, antialiased: Bool = true)
        -> some View
    {
        seen(.dyed)
    }
}
