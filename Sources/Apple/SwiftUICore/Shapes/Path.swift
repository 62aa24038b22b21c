/// An outline of lines and curves. A path can compute its bounds and whether a point is inside. A path that is
/// used as a view shows no text.
nonisolated public struct Path: Shape, Equatable {
    nonisolated public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    /// The start of the current subpath, where a closed subpath ends.
    private var start: CGPoint?
    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }

    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { addRoundedRect(in: rect, cornerSize: cornerSize) }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { addRoundedRect(in: rect, cornerRadii: cornerRadii) }

    public func path(in rect: CGRect) -> Path { self }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

// MARK: - Drawing

nonisolated extension Path {
    private mutating func add(_ element: Element, to point: CGPoint) {
        elements.append(element)
        currentPoint = point
    }

    public mutating func move(to point: CGPoint) {
        add(.move(to: point), to: point)
        start = point
    }

    /// Adds a line from the current point; does nothing if the path has no current point.
    public mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil else { return }
        add(.line(to: point), to: point)
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        guard currentPoint != nil else { return }
        add(.quadCurve(to: point, control: control), to: point)
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil else { return }
        add(.curve(to: point, control1: control1, control2: control2), to: point)
    }

    public mutating func closeSubpath() {
        guard let start else { return }
        add(.closeSubpath, to: start)
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        for element in path.elements {
            switch element {
            case .move(let point): move(to: moved(point))
            case .line(let point): addLine(to: moved(point))
            case .quadCurve(let point, let control):
                addQuadCurve(to: moved(point), control: moved(control))
            case .curve(let point, let control1, let control2):
                addCurve(to: moved(point), control1: moved(control1), control2: moved(control2))
            case .closeSubpath: closeSubpath()
            }
        }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var corners = Path()
        corners.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        corners.closeSubpath()
        addPath(corners, transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), transform: transform
        )
    }

    /// Draws the corners of both corner styles as quarter ellipses, with the same bounds.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(
            Path(rect: rect.standardized, corners: Array(repeating: cornerSize, count: 4)),
            transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
            cornerRadii.topTrailing,
        ]
        addPath(
            Path(rect: rect.standardized, corners: radii.map { CGSize(width: $0, height: $0) }),
            transform: transform)
    }

    /// The path starts in the middle of the right side and passes the corners bottom right, bottom left, top
    /// left and top right.
    private init(rect: CGRect, corners: [CGSize]) {
        let ways = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].map { (CGFloat($0.0), CGFloat($0.1)) }
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for (turn, way) in ways.enumerated() {
            let corner = CGPoint(
                x: rect.midX + way.0 * rect.width / 2, y: rect.midY + way.1 * rect.height / 2)
            let width = min(max(corners[turn].width, 0), rect.width / 2)
            let height = min(max(corners[turn].height, 0), rect.height / 2)
            let along = CGPoint(x: corner.x, y: corner.y - way.1 * height)
            let across = CGPoint(x: corner.x - way.0 * width, y: corner.y)
            let (entry, exit) = turn.isMultiple(of: 2) ? (along, across) : (across, along)
            if currentPoint != entry { addLine(to: entry) }
            guard width > 0, height > 0 else { continue }
            addCurve(
                to: exit, control1: entry.toward(corner, by: Self.quarter),
                control2: exit.toward(corner, by: Self.quarter))
        }
        closeSubpath()
    }

    /// The distance of a quarter circle's control point from the end of the arc, as a fraction of the radius.
    private static let quarter: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)
}

// MARK: - Arcs

nonisolated extension Path {
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let from = CGFloat(startAngle.radians)
        let sweep = CGFloat(delta.radians)
        func point(_ angle: CGFloat, out distance: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(
                x: center.x + radius * cosine - distance * sine,
                y: center.y + radius * sine + distance * cosine
            ).applying(transform)
        }
        guard from.isFinite, sweep.isFinite else { return }
        if currentPoint == nil { move(to: point(from)) } else { addLine(to: point(from)) }
        let parts = Int(min((abs(sweep) / (.pi / 2)).rounded(.up), 4096))
        guard parts > 0 else { return }
        let step = sweep / CGFloat(parts)
        let reach = radius * CGFloat(4 / 3 * tan(Double(step / 4)))
        for part in 0..<parts {
            let (here, there) = (from + step * CGFloat(part), from + step * CGFloat(part + 1))
            addCurve(to: point(there), control1: point(here, out: reach), control2: point(there, out: -reach))
        }
    }

    /// Adds an arc between two angles, in the direction of growing angles unless `clockwise` is true.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if clockwise { delta = -delta }
        // Limits the arc to one full turn, and turns a negative angle into a positive angle.
        if delta > turn { delta = turn }
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: .radians(clockwise ? -delta : delta), transform: transform)
    }

    /// Adds a rounded corner between the line from the current point to `tangent1End` and the line from
    /// `tangent1End` to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else { return }
        let (corner, to) = (tangent1End.applying(transform), tangent2End.applying(transform))
        let (back, on) = (corner.direction(to: from), corner.direction(to: to))
        let cosine = back.x * on.x + back.y * on.y
        guard radius > 0, abs(cosine) < 1, back != .zero, on != .zero else { return addLine(to: corner) }
        // The distance from the corner to the arc's ends is the radius, divided by the tangent of half the corner's
        // angle.
        let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
        let entry = CGPoint(x: corner.x + back.x * reach, y: corner.y + back.y * reach)
        let exit = CGPoint(x: corner.x + on.x * reach, y: corner.y + on.y * reach)
        addLine(to: entry)
        let sweep = Double.pi - acos(Double(cosine))
        let control = radius * CGFloat(4 / 3 * tan(sweep / 4)) / reach
        addCurve(
            to: exit, control1: entry.toward(corner, by: control), control2: exit.toward(corner, by: control))
    }
}

// MARK: - Queries

nonisolated extension Path {
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around the path, ignoring control points outside the path.
    public var boundingRect: CGRect {
        CGRect(around: segments.flatMap(\.bounds) + elements.compactMap(\.moved))
    }

    /// The smallest rectangle around the path and the control points.
    package var frame: CGRect { CGRect(around: segments.flatMap(\.points) + elements.compactMap(\.moved)) }

    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        FlatOutline(self).contains(point, evenOdd: eoFill)
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var moved = Path()
        moved.addPath(self, transform: transform)
        return moved
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part of the path between two fractions of the path's length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard from > 0 || to < 1 else { return self }
        let segments = segments
        let lengths = segments.map(\.length)
        let whole = lengths.reduce(0, +)
        var part = Path()
        var passed: CGFloat = 0
        for (segment, length) in zip(segments, lengths) where length > 0 {
            let first = max((from * whole - passed) / length, 0)
            let last = min((to * whole - passed) / length, 1)
            passed += length
            if first < last { part.add(segment.part(from: first, to: last)) }
        }
        return part
    }

    /// The path in the reverse direction.
    package var reversed: Path {
        var path = Path()
        for part in parts.reversed() {
            for segment in part.segments.reversed() { path.add(segment.reversed) }
            if part.isClosed { path.closeSubpath() }
        }
        return path
    }

    /// The path with its curves replaced by lines.
    package var flattened: Path {
        var path = Path()
        for line in FlatOutline(self).lines {
            path.addLines(line.points)
            if line.isClosed { path.closeSubpath() }
        }
        return path
    }

    /// Moves to the segment's start first, unless the start is the current point.
    mutating func add(_ segment: PathSegment) {
        if currentPoint != segment.start { move(to: segment.start) }
        switch segment.form {
        case .line: addLine(to: segment.end)
        case .quadCurve(let control): addQuadCurve(to: segment.end, control: control)
        case .curve(let control1, let control2):
            addCurve(to: segment.end, control1: control1, control2: control2)
        }
    }
}

nonisolated extension Path.Element {
    fileprivate var moved: CGPoint? {
        guard case .move(let point) = self else { return nil }
        return point
    }
}

extension CGRect {
    nonisolated fileprivate init(around points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            self = .null
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

// MARK: - Text

nonisolated extension Path: LosslessStringConvertible {
    /// The path as text that `init(_:)` can parse: `0 0 m 10 0 l h`.
    public var description: String {
        func words(_ points: CGPoint..., sign: String) -> String {
            (points.flatMap { [$0.x, $0.y] }.map(Self.words) + [sign]).joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): words(point, sign: "m")
            case .line(let point): words(point, sign: "l")
            case .quadCurve(let point, let control): words(control, point, sign: "q")
            case .curve(let point, let control1, let control2): words(control1, control2, point, sign: "c")
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func words(_ number: CGFloat) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
