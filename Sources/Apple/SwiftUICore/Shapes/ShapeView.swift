import Lifecycle

/// A filled or stroked shape that can be filled or stroked again: `Circle().fill(.blue).stroke(.red)`.
nonisolated public protocol ShapeView<Content>: _PrimitiveView {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

nonisolated struct _DrawnShape<Content: Shape>: ShapeView {
    let shape: Content
    /// A stroke around a shape does not hide the views behind the shape.
    var plate = Plate.unknown

    var isFilled = false

    @MainActor func _makeNode(at site: Site) -> Node { PlateNode(at: site, plate, isFilled ? shape : nil) }

    @MainActor func _update(_ node: Node) {
        let node = node.as(PlateNode.self)
        (node.plate, node.figure) = (plate, isFilled ? shape : nil)
    }
}

extension ShapeView {
    nonisolated public func fill<Style: ShapeStyle>(
        _ style: Style, style fill: FillStyle = FillStyle()
    ) -> some ShapeView<Content> { self }
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> { self }
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> { self }
}

extension ShapeView where Content: InsettableShape {
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> { self }
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> { self }
}
