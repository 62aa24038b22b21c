/// Draws a view in another place. Nothing is drawn, so `effectValue` never runs; its data are animated as any modifier's.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}
