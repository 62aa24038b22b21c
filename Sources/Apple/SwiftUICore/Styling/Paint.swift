// Modifiers for colors, clipping and effects. The course records only effects that can make a text invisible: a
// background, and effects that change colors.

import Foundation

extension View {
    // MARK: - Colors

    nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        self
    }
    /// Applies the background style that the view inherits.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background)
    }
    nonisolated public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { seen(Sight(ground: Plate(style))) }
    nonisolated public func background<Style: ShapeStyle, Figure: Shape>(
        _ style: Style, in shape: Figure, fillStyle: FillStyle = FillStyle()
    ) -> some View { seen(Sight(ground: Plate(shape, in: style))) }
    nonisolated public func background<Figure: Shape>(in shape: Figure, fillStyle: FillStyle = FillStyle())
        -> some View
    { background(.background, in: shape) }
    nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    // MARK: - Shape

    nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
    nonisolated public func clipShape<Figure: Shape>(_ shape: Figure, style: FillStyle = FillStyle())
        -> some View
    { seen(Sight(isCutAway: shape.hasNoRoom)) }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    nonisolated public func contentShape<Figure: Shape>(_ shape: Figure, eoFill: Bool = false) -> some View {
        self
    }
    nonisolated public func containerShape<Figure: InsettableShape>(_ shape: Figure) -> some View { self }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// A view that is rotated edge-on is too thin to read.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let isEdgeOn = axis.z == 0 && abs(cos(angle.radians)) < 0.01
        return seen(Sight(scale: CGSize(width: 1, height: isEdgeOn ? 0 : 1)))
    }

    // MARK: - Effects

    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> some View
    { seen(Sight(dyes: (radius > 0 || x != 0 || y != 0) && color.opacity > 0)) }
    nonisolated public func brightness(_ amount: Double) -> some View {
        seen(Sight(dyes: amount != 0, flat: amount >= 1 ? .white : amount <= -1 ? .black : nil))
    }
    nonisolated public func contrast(_ amount: Double) -> some View {
        seen(Sight(dyes: amount != 1, flat: abs(amount) < 0.02 ? Color(white: 0.5) : nil))
    }
    nonisolated public func saturation(_ amount: Double) -> some View {
        seen(Sight(dyes: amount != 1))
    }
    nonisolated public func grayscale(_ amount: Double) -> some View {
        seen(Sight(dyes: amount != 0))
    }
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        seen(Sight(dyes: angle != .zero))
    }
    nonisolated public func colorInvert() -> some View { seen(.dyed) }
    nonisolated public func blendMode(_ mode: BlendMode) -> some View {
        seen(Sight(blend: mode))
    }
    nonisolated public func compositingGroup() -> some View { seen(Sight(isolates: true)) }
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    { seen(Sight(isolates: true)) }
}

extension Image {
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    {
        self
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.takesInk = mode != .original
        return image
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
