/// A path made of straight lines, for testing which points are inside the path.
nonisolated struct FlatOutline {
    /// One subpath, as a list of points.
    struct Line {
        var points: [CGPoint]
        var isClosed: Bool
    }

    let lines: [Line]

    init(_ path: Path) {
        lines = path.parts.map { part in
            Line(
                points: [part.segments[0].start] + part.segments.flatMap { $0.pieces.dropFirst() },
                isClosed: part.isClosed)
        }
    }

    /// All sides of all subpaths. A filled subpath counts as closed even if the path does not close the
    /// subpath.
    var sides: [Side] {
        lines.flatMap { ($0.points + $0.points.prefix(1)).sides }
    }

    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        Filling(sides: sides, evenOdd: evenOdd).contains(point)
    }
}

nonisolated struct Side: Hashable {
    let from: CGPoint
    let to: CGPoint

    var length: CGFloat { from.distance(to: to) }
    var direction: CGPoint { from.direction(to: to) }
    var reversed: Side { Side(from: to, to: from) }
    func point(at t: CGFloat) -> CGPoint { from.toward(to, by: t) }
}

nonisolated extension [CGPoint] {
    /// The sides between consecutive points, without sides of length zero.
    var sides: [Side] { zip(self, dropFirst()).filter { $0 != $1 }.map { Side(from: $0, to: $1) } }
    var length: CGFloat { sides.reduce(0) { $0 + $1.length } }
}

/// Decides which points are inside the outline with the given sides, by the even-odd rule or the winding rule.
nonisolated struct Filling {
    let sides: [Side]
    let evenOdd: Bool

    func contains(_ point: CGPoint) -> Bool {
        // The winding number of the point: the number of upward sides to the right of the point, minus the number of
        // downward sides.
        var turns = 0
        for side in sides where (side.from.y <= point.y) != (side.to.y <= point.y) {
            let t = (point.y - side.from.y) / (side.to.y - side.from.y)
            guard side.from.x + t * (side.to.x - side.from.x) > point.x else { continue }
            turns += side.to.y > side.from.y ? 1 : -1
        }
        return evenOdd ? !turns.isMultiple(of: 2) : turns != 0
    }
}
