/// Computes the area of a stroke: a rectangle for each straight piece, and shapes for joins and ends. All
/// outlines of a stroke have the same direction, so that the winding rule fills them as one shape.
nonisolated struct Pen {
    let style: StrokeStyle
    private var half: CGFloat { style.lineWidth / 2 }

    func stroke(_ path: Path) -> Path {
        guard half > 0 else { return Path() }
        var stroke = Path()
        for line in FlatOutline(path).lines {
            let isClosed = line.isClosed && style.dash.isEmpty
            for dash in dashes(of: line.points) { draw(dash, isClosed: isClosed, into: &stroke) }
        }
        return stroke
    }

    func dashes(of line: [CGPoint]) -> [[CGPoint]] {
        let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let whole = pattern.reduce(0, +)
        // Ignores a dash pattern of length zero, or a dash pattern with too many dashes to see.
        guard whole > 0, whole.isFinite, pattern.allSatisfy({ $0 >= 0 }), line.length / whole < 10_000 else {
            return [line]
        }
        var (index, left) = (0, pattern[0])
        var ahead = style.dashPhase.truncatingRemainder(dividingBy: whole)
        if ahead < 0 { ahead += whole }
        while ahead >= left {
            ahead -= left
            index = (index + 1) % pattern.count
            left = pattern[index]
        }
        left -= ahead
        var dashes: [[CGPoint]] = []
        var dash = index.isMultiple(of: 2) ? line.prefix(1).map { $0 } : []
        for side in line.sides {
            let length = side.length
            var passed: CGFloat = 0
            while length - passed > left {
                passed += left
                let turn = side.point(at: passed / length)
                if index.isMultiple(of: 2) { dashes.append(dash + [turn]) }
                index = (index + 1) % pattern.count
                left = pattern[index]
                dash = index.isMultiple(of: 2) ? [turn] : []
            }
            left -= length - passed
            if index.isMultiple(of: 2) { dash.append(side.to) }
        }
        return (dash.count > 1 ? dashes + [dash] : dashes).filter { $0.count > 1 }
    }

    private func draw(_ line: [CGPoint], isClosed: Bool, into stroke: inout Path) {
        let sides = line.sides
        guard let first = sides.first, let last = sides.last else { return }
        for (index, side) in sides.enumerated() {
            var (from, to) = (side.from, side.to)
            let along = side.direction
            if style.lineCap == .square, !isClosed {
                if index == 0 { from = CGPoint(x: from.x - along.x * half, y: from.y - along.y * half) }
                if index == sides.count - 1 {
                    to = CGPoint(x: to.x + along.x * half, y: to.y + along.y * half)
                }
            }
            let across = CGPoint(x: -along.y * half, y: along.x * half)
            add(
                [
                    CGPoint(x: from.x - across.x, y: from.y - across.y),
                    CGPoint(x: to.x - across.x, y: to.y - across.y),
                    CGPoint(x: to.x + across.x, y: to.y + across.y),
                    CGPoint(x: from.x + across.x, y: from.y + across.y),
                ], to: &stroke)
        }
        for (before, after) in zip(sides, sides.dropFirst()) { join(before, after, in: &stroke) }
        if isClosed {
            join(last, first, in: &stroke)
        } else if style.lineCap == .round {
            addDisc(at: first.from, to: &stroke)
            addDisc(at: last.to, to: &stroke)
        }
    }

    private func join(_ before: Side, _ after: Side, in stroke: inout Path) {
        let (entry, exit) = (before.direction, after.direction)
        let turn = entry.x * exit.y - entry.y * exit.x
        let cosine = entry.x * exit.x + entry.y * exit.y
        let corner = before.to
        // Consecutive pieces of a curve turn so little that the stroke has no visible gap.
        guard abs(turn) > 1e-6 || cosine < 0 else { return }
        if style.lineJoin == .round { return addDisc(at: corner, to: &stroke) }
        // At a join of two lines, the gap of the stroke is on the outer side of the turn.
        let side: CGFloat = turn > 0 ? 1 : -1
        let start = CGPoint(x: corner.x + side * entry.y * half, y: corner.y - side * entry.x * half)
        let end = CGPoint(x: corner.x + side * exit.y * half, y: corner.y - side * exit.x * half)
        var wedge = [corner, start, end]
        // The length of a miter join, divided by the line width, is one over the sine of half the angle
        // between the lines.
        let sine = ((1 + cosine) / 2).squareRoot()
        if style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit {
            let reach = half * (abs(turn) / (1 + cosine))
            wedge.insert(CGPoint(x: start.x + entry.x * reach, y: start.y + entry.y * reach), at: 2)
        }
        add(turn > 0 ? wedge : wedge.reversed(), to: &stroke)
    }

    private func add(_ corners: [CGPoint], to stroke: inout Path) {
        stroke.addLines(corners)
        stroke.closeSubpath()
    }

    private func addDisc(at center: CGPoint, to stroke: inout Path) {
        stroke.addEllipse(
            in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }
}

nonisolated extension Path {
    /// The area of a stroke along this path, as an outline.
    public func strokedPath(_ style: StrokeStyle) -> Path { Pen(style: style).stroke(self) }

    /// The dashes of a stroke style, as separate lines.
    func dashed(_ style: StrokeStyle) -> Path {
        var path = Path()
        for line in FlatOutline(self).lines {
            for dash in Pen(style: style).dashes(of: line.points) { path.addLines(dash) }
        }
        return path
    }
}
