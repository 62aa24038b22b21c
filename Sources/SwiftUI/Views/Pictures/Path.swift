/// An outline of lines and curves. It knows its points and their bounds, and draws nothing.
nonisolated public struct Path: Shape, Equatable {
    private var points: [CGPoint] = []

    public init() {}

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addRect(rect) }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }

    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }

    /// Runs `build` at once.
    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    public var isEmpty: Bool { points.isEmpty }

    public var currentPoint: CGPoint? { points.last }

    public var boundingRect: CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .null
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public mutating func move(to point: CGPoint) { points.append(point) }
    public mutating func addLine(to point: CGPoint) { points.append(point) }
    public mutating func addLines(_ lines: [CGPoint]) { points += lines }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        points.append(point)
    }

    public mutating func addRect(_ rect: CGRect) {
        points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect, transform: transform) }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect, transform: transform) }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRect(rect, transform: transform)
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRect(
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            transform: transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        points += path.points.map { $0.applying(transform) }
    }
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: false)
    }
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        points += [tangent1End, tangent2End]
    }
    public mutating func closeSubpath() {}

    public func applying(_ transform: CGAffineTransform) -> Path {
        var moved = Path()
        moved.addPath(self, transform: transform)
        return moved
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
    /// Whether the point is in the bounds: nothing else is known of the outline.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }

    public func path(in rect: CGRect) -> Path { self }

    // What one outline leaves of another. An outline is known by its bounds: two have in common what their bounds have.

    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        var both = self
        both.addPath(other)
        return both
    }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        let shared = boundingRect.intersection(other.boundingRect)
        return shared.isNull ? Path() : Path(shared)
    }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { union(other) }
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { intersection(other) }
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func normalized(eoFill: Bool = true) -> Path { self }
}
