/// The course does not draw geometry effects, so `effectValue` never runs. A geometry effect's
/// `animatableData` animates as in any modifier.
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
