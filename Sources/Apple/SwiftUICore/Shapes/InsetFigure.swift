import Lifecycle

// Shapes without a public name: insets, parts, strokes and combinations of other shapes.

nonisolated struct InsetFigure<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : base.path(in: inner)
    }
    func inset(by more: CGFloat) -> InsetFigure<Base.InsetShape> {
        InsetFigure<Base.InsetShape>(base: base.inset(by: more), amount: amount)
    }
}

nonisolated struct TrimmedFigure<Base: Shape>: Shape {
    let base: Base
    let start: CGFloat
    let end: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape that has its own size and a position in the rectangle.
nonisolated struct SizedFigure<Base: Shape>: Shape {
    let base: Base
    let size: CGSize
    let anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width),
            y: rect.minY + anchor.y * (rect.height - size.height))
        return base.path(in: CGRect(origin: origin, size: size))
    }
}

nonisolated struct StrokedFigure<Base: Shape>: Shape {
    let base: Base
    let style: StrokeStyle

    static var role: ShapeRole { .stroke }
    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

    /// A stroke around a shape does not hide the views behind the shape.
    @MainActor func _makeNode(at site: Site) -> Node { PlateNode(at: site, .unknown) }
    @MainActor func _update(_ node: Node) {}
}

nonisolated struct JoinedFigure<Base: Shape, Other: Shape>: Shape {
    enum Operation {
        case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    let base: Base
    let other: Other
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (path, other) = (base.path(in: rect), other.path(in: rect))
        return switch operation {
        case .union: path.union(other, eoFill: eoFill)
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .subtracting: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }
}

extension Shape {
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        TrimmedFigure(base: self, start: start, end: end)
    }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        StrokedFigure(base: self, style: style)
    }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
    nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedFigure(base: self, size: size, anchor: anchor)
    }
}

extension Shape {
    nonisolated private func joined<Other: Shape>(
        _ operation: JoinedFigure<Self, Other>.Operation, _ other: Other, _ eoFill: Bool
    ) -> JoinedFigure<Self, Other> {
        JoinedFigure(base: self, other: other, operation: operation, eoFill: eoFill)
    }

    nonisolated public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        joined(.union, other, eoFill)
    }
    nonisolated public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        joined(.intersection, other, eoFill)
    }
    nonisolated public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        joined(.subtracting, other, eoFill)
    }
    nonisolated public func symmetricDifference<Other: Shape>(
        _ other: Other, eoFill: Bool = false
    ) -> some Shape { joined(.symmetricDifference, other, eoFill) }
    nonisolated public func lineIntersection<Other: Shape>(
        _ other: Other, eoFill: Bool = false
    ) -> some Shape { joined(.lineIntersection, other, eoFill) }
    nonisolated public func lineSubtraction<Other: Shape>(
        _ other: Other, eoFill: Bool = false
    ) -> some Shape { joined(.lineSubtraction, other, eoFill) }
}
