/// Cuts two outlines at their intersections and joins some of the pieces to a new outline. The operation, such as
/// union or difference, decides which pieces of the outlines remain.
///
/// A piece of an outline is part of the result's border if the result lies on exactly one side of the piece. Curves are
/// replaced by straight lines before the outlines are cut.
nonisolated struct OutlineCut {
    private let first: Filling
    private let second: Filling
    private let firstLines: [FlatOutline.Line]
    /// The tolerance for lengths: shorter distances count as zero.
    private let grain: CGFloat

    init(_ first: Path, _ second: Path, evenOdd: Bool) {
        let (one, other) = (FlatOutline(first), FlatOutline(second))
        firstLines = one.lines
        self.first = Filling(sides: one.sides, evenOdd: evenOdd)
        self.second = Filling(sides: other.sides, evenOdd: evenOdd)
        let reach = (one.lines + other.lines).flatMap(\.points).map { max(abs($0.x), abs($0.y)) }.max() ?? 0
        // The tolerance is a power of two, so that rounding keeps whole numbers exact.
        grain = CGFloat(sign: .plus, exponent: max(reach, 1).exponent - 30, significand: 1)
    }

    /// The outline of all points for which `isKept` returns true. The arguments of `isKept` say whether a point is in
    /// the first outline, and whether it is in the second outline.
    func region(where isKept: (Bool, Bool) -> Bool) -> Path {
        var seen = Set<Side>()
        var border: [Side] = []
        let sides = first.sides + second.sides
        for side in sides {
            for piece in pieces(of: side, cutBy: sides) {
                guard seen.insert(piece).inserted, seen.insert(piece.reversed).inserted else { continue }
                let (middle, along) = (piece.point(at: 0.5), piece.direction)
                func isInside(_ way: CGFloat) -> Bool {
                    let beside = CGPoint(x: middle.x - along.y * way, y: middle.y + along.x * way)
                    return isKept(first.contains(beside), second.contains(beside))
                }
                let step = min(grain * 1000, piece.length / 10)
                switch (isInside(step), isInside(-step)) {
                case (true, false): border.append(piece)
                case (false, true): border.append(piece.reversed)
                case (true, true), (false, false): break
                }
            }
        }
        return Self.rings(of: border)
    }

    /// The parts of the first outline's lines for which `isKept` returns true. The argument of `isKept` says whether a
    /// point is in the second outline.
    func line(where isKept: (Bool) -> Bool) -> Path {
        var path = Path()
        for line in firstLines {
            for side in line.points.sides {
                for piece in pieces(of: side, cutBy: second.sides)
                where isKept(second.contains(piece.point(at: 0.5))) {
                    path.add(.line(piece.from, piece.to))
                }
            }
        }
        return path
    }

    // MARK: Pieces

    private func pieces(of side: Side, cutBy others: [Side]) -> [Side] {
        guard side.length > grain else { return [] }
        let places: [CGFloat] = [0, 1] + others.flatMap { cuts(of: side, by: $0) }
        return places.filter { $0 >= 0 && $0 <= 1 }.sorted().map { snapped(side.point(at: $0)) }.sides
    }

    /// The points at which `other` crosses `side`, as fractions of the length of `side`. If `side` and `other` are
    /// parts of one straight line, the crossings are the ends of `other`.
    private func cuts(of side: Side, by other: Side) -> [CGFloat] {
        let way = CGPoint(x: side.to.x - side.from.x, y: side.to.y - side.from.y)
        let otherWay = CGPoint(x: other.to.x - other.from.x, y: other.to.y - other.from.y)
        let between = CGPoint(x: other.from.x - side.from.x, y: other.from.y - side.from.y)
        let square = way.x * way.x + way.y * way.y
        func cross(_ a: CGPoint, _ b: CGPoint) -> CGFloat { a.x * b.y - a.y * b.x }
        let slope = cross(way, otherWay)
        let isParallel = abs(slope) <= 1e-12 * square.squareRoot() * other.length
        guard isParallel else {
            let (t, u) = (cross(between, otherWay) / slope, cross(between, way) / slope)
            return u >= -1e-9 && u <= 1 + 1e-9 ? [t] : []
        }
        guard abs(cross(between, way)) <= grain * square.squareRoot() else { return [] }
        return [other.from, other.to].map {
            (($0.x - side.from.x) * way.x + ($0.y - side.from.y) * way.y) / square
        }
    }

    /// Rounds the point to the tolerance, so that nearly equal points become equal.
    private func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x / grain).rounded() * grain, y: (point.y / grain).rounded() * grain)
    }

    // MARK: Rings

    /// Joins pieces into closed subpaths, leaving out points in the middle of straight lines.
    private static func rings(of border: [Side]) -> Path {
        var next: [CGPoint: [CGPoint]] = [:]
        for piece in border.reversed() { next[piece.from, default: []].append(piece.to) }
        var path = Path()
        for piece in border {
            var ring: [CGPoint] = []
            var here = piece.from
            while let there = next[here]?.popLast() {
                ring.append(here)
                here = there
            }
            let corners = withoutStraights(ring)
            guard corners.count > 2 else { continue }
            path.addLines(corners)
            path.closeSubpath()
        }
        return path
    }

    private static func withoutStraights(_ ring: [CGPoint]) -> [CGPoint] {
        ring.indices.filter { index in
            let before = ring[(index + ring.count - 1) % ring.count]
            let (point, after) = (ring[index], ring[(index + 1) % ring.count])
            let (entry, exit) = (before.direction(to: point), point.direction(to: after))
            return abs(entry.x * exit.y - entry.y * exit.x) > 1e-7 || entry.x * exit.x + entry.y * exit.y < 0
        }.map { ring[$0] }
    }
}

nonisolated extension Path {
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        OutlineCut(self, other, evenOdd: eoFill).region { $0 || $1 }
    }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        OutlineCut(self, other, evenOdd: eoFill).region { $0 && $1 }
    }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        OutlineCut(self, other, evenOdd: eoFill).region { $0 && !$1 }
    }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        OutlineCut(self, other, evenOdd: eoFill).region { $0 != $1 }
    }
    /// The outline without self-intersections, so that the even-odd rule and the winding rule give the same result.
    public func normalized(eoFill: Bool = true) -> Path {
        OutlineCut(self, Path(), evenOdd: eoFill).region { isInside, _ in isInside }
    }
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        OutlineCut(self, other, evenOdd: eoFill).line { $0 }
    }
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        OutlineCut(self, other, evenOdd: eoFill).line { !$0 }
    }
}
