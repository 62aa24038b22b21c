/// One segment of a path: a line or a curve between two points.
nonisolated struct PathSegment {
    enum Form {
        case line
        case quadCurve(CGPoint)
        case curve(CGPoint, CGPoint)
    }

    var start: CGPoint
    var form: Form
    var end: CGPoint

    static func line(_ start: CGPoint, _ end: CGPoint) -> PathSegment {
        PathSegment(start: start, form: .line, end: end)
    }

    /// The segment's end points and control points.
    var points: [CGPoint] {
        switch form {
        case .line: [start, end]
        case .quadCurve(let control): [start, control, end]
        case .curve(let control1, let control2): [start, control1, control2, end]
        }
    }

    init(start: CGPoint, form: Form, end: CGPoint) {
        (self.start, self.form, self.end) = (start, form, end)
    }

    private init(_ points: [CGPoint]) {
        start = points[0]
        end = points[points.count - 1]
        form =
            switch points.count {
            case 3: .quadCurve(points[1])
            case 4: .curve(points[1], points[2])
            default: .line
            }
    }

    private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        var (first, last): ([CGPoint], [CGPoint]) = ([], [])
        var points = points
        while let front = points.first, let back = points.last {
            first.append(front)
            last.append(back)
            points = zip(points, points.dropFirst()).map { $0.toward($1, by: t) }
        }
        return (PathSegment(first), PathSegment(last.reversed()))
    }

    var reversed: PathSegment { PathSegment(points.reversed()) }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

    /// The part of the segment between two fractions of the segment's length. The part of a curve is approximate,
    /// because the curve's parameter does not grow evenly with the length.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        let rest = from > 0 ? split(at: parameter(from)).1 : self
        guard to < 1 else { return rest }
        let (first, last) = (from > 0 ? parameter(from) : 0, parameter(to))
        return last > first ? rest.split(at: (last - first) / (1 - first)).0 : rest
    }

    /// The curve parameter of the point that divides the segment's length at `fraction`.
    private func parameter(_ fraction: CGFloat) -> CGFloat {
        if case .line = form { return fraction }
        let pieces = pieces
        let lengths = zip(pieces, pieces.dropFirst()).map { $0.distance(to: $1) }
        var rest = fraction * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() {
            if rest <= length, length > 0 { return (CGFloat(index) + rest / length) / CGFloat(lengths.count) }
            rest -= length
        }
        return 1
    }

    var length: CGFloat { pieces.length }

    /// Points along the segment, including both ends. Between two consecutive points, the segment deviates from a
    /// straight line by less than a hundredth of a point.
    var pieces: [CGPoint] {
        let points = points
        guard points.count > 2 else { return points }
        // The second differences of the control points limit the curve's distance from a straight line.
        let bend = zip(zip(points, points.dropFirst()), points.dropFirst(2)).map { ends, third in
            CGPoint(x: ends.0.x - 2 * ends.1.x + third.x, y: ends.0.y - 2 * ends.1.y + third.y).distance(
                to: .zero)
        }
        let degree = CGFloat(points.count - 1)
        let count = (degree * (degree - 1) / 8 * (bend.max() ?? 0) / 0.01).squareRoot().rounded(.up)
        guard count.isFinite else { return [start, end] }
        let parts = Int(min(max(count, 4), 256))
        return [start] + (1..<parts).map { point(at: CGFloat($0) / CGFloat(parts)) } + [end]
    }

    /// The points that determine the segment's bounding box: both ends, and the extreme points in x and y.
    var bounds: [CGPoint] {
        let turns = Self.turns(points.map(\.x)) + Self.turns(points.map(\.y))
        return [start, end] + turns.map { point(at: $0) }
    }

    /// The curve parameters at which the derivative of a curve with the coefficients `p` is zero.
    private static func turns(_ p: [CGFloat]) -> [CGFloat] {
        var roots: [CGFloat] = []
        switch p.count {
        case 3:
            roots = [(p[0] - p[1]) / (p[0] - 2 * p[1] + p[2])]
        case 4:
            let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
            let b = 2 * (p[2] - 2 * p[1] + p[0])
            let c = p[1] - p[0]
            let under = b * b - 4 * a * c
            guard under >= 0 else { return [] }
            // This form of the quadratic formula avoids subtracting two nearly equal numbers.
            let q = -0.5 * (b + (b < 0 ? -under.squareRoot() : under.squareRoot()))
            roots = [q / a, c / q]
        default: break
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

/// One subpath: from one move to the next move, or until the subpath is closed.
nonisolated struct PathPart {
    var segments: [PathSegment] = []
    var isClosed = false
}

nonisolated extension Path {
    var segments: [PathSegment] { parts.flatMap(\.segments) }

    /// The subpaths of the path. Closing a subpath adds a line back to the start, unless the subpath already ends
    /// there.
    var parts: [PathPart] {
        var parts: [PathPart] = []
        var part = PathPart()
        var (start, here) = (CGPoint.zero, CGPoint.zero)
        func end() {
            if !part.segments.isEmpty { parts.append(part) }
            part = PathPart()
        }
        func add(_ form: PathSegment.Form, to point: CGPoint) {
            part.segments.append(PathSegment(start: here, form: form, end: point))
            here = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                end()
                (start, here) = (point, point)
            case .line(let point): add(.line, to: point)
            case .quadCurve(let point, let control): add(.quadCurve(control), to: point)
            case .curve(let point, let control1, let control2): add(.curve(control1, control2), to: point)
            case .closeSubpath:
                if here != start { add(.line, to: start) }
                part.isClosed = true
                end()
            }
        }
        end()
        return parts
    }
}

nonisolated extension CGPoint {
    func toward(_ other: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    func distance(to other: CGPoint) -> CGFloat {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }

    /// The unit vector toward `other`; zero if both points are equal.
    func direction(to other: CGPoint) -> CGPoint {
        let length = distance(to: other)
        return length > 0 ? CGPoint(x: (other.x - x) / length, y: (other.y - y) / length) : .zero
    }
}
