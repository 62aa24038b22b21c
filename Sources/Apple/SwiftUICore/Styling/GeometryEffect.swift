/// Draws a view in another place. Nothing is drawn, so `effectValue` never runs; its data are animated as any modifier's.
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
        self
    }
}
