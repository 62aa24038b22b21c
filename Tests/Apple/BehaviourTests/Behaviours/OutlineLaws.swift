import SwiftUI

/// Random outlines follow laws: about the points inside two combined outlines, and the points under a stroke.
struct OutlineLaws: View {
    let input: Int

    var body: some View {
        Text("laws").onAppear {
            var dice = Dice(state: 7)
            print("cuts: \((0..<4).reduce(0) { broken, _ in broken + brokenCuts(&dice) }) broken")
            print("strokes: \((0..<8).reduce(0) { broken, _ in broken + brokenStrokes(&dice) }) broken")
        }
    }

    private func brokenCuts(_ dice: inout Dice) -> Int {
        let (first, second, isEven) = (dice.path(), dice.path(), dice.number(0...1) < 0.5)
        let results = [
            (first.union(second, eoFill: isEven), { (a: Bool, b: Bool) in a || b }),
            (first.intersection(second, eoFill: isEven), { a, b in a && b }),
            (first.subtracting(second, eoFill: isEven), { a, b in a && !b }),
            (first.symmetricDifference(second, eoFill: isEven), { a, b in a != b }),
        ]
        var broken = 0
        for _ in 0..<10 {
            let point = dice.point()
            let inside = [first, second].map { path in
                around(point).map { path.contains($0, eoFill: isEven) }
            }
            // A point close to a border may be inside or outside.
            guard inside.allSatisfy({ Set($0).count == 1 }) else { continue }
            for (path, rule) in results {
                let expected = rule(inside[0][0], inside[1][0])
                for filling in [true, false] where path.contains(point, eoFill: filling) != expected {
                    broken += 1
                }
            }
        }
        return broken
    }

    private func brokenStrokes(_ dice: inout Dice) -> Int {
        let points = (0..<4).map { _ in dice.point() }
        let width = dice.number(1...20)
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        let stroke = Path { $0.addLines(points) }.strokedPath(style)
        var broken = 0
        for _ in 0..<10 {
            let point = dice.point()
            let distance = zip(points, points.dropFirst()).map { way(from: point, to: $0, $1) }.min() ?? 0
            guard abs(distance - width / 2) > 0.1 else { continue }
            if stroke.contains(point) != (distance < width / 2) { broken += 1 }
        }
        return broken
    }

    private func around(_ point: CGPoint) -> [CGPoint] {
        [point]
            + (0..<8).map {
                CGPoint(x: point.x + 0.05 * cos(Double($0)), y: point.y + 0.05 * sin(Double($0)))
            }
    }

    private func way(from point: CGPoint, to start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let along = ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
        let part = min(max(along, 0), 1)
        return hypot(point.x - start.x - part * x, point.y - start.y - part * y)
    }

    private struct Dice {
        var state: UInt64

        mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + CGFloat(state >> 40) / CGFloat(1 << 24)
                * (range.upperBound - range.lowerBound)
        }

        /// Half of the outlines are on a grid, so that sides of two outlines overlap.
        mutating func point() -> CGPoint {
            let point = CGPoint(x: number(-50...50), y: number(-50...50))
            guard number(0...1) < 0.5 else { return point }
            return CGPoint(x: (point.x / 10).rounded() * 10, y: (point.y / 10).rounded() * 10)
        }

        mutating func path() -> Path {
            let (rect, kind) = (
                CGRect(origin: point(), size: CGSize(width: 30, height: number(5...60))), number(0...4)
            )
            switch kind {
            case ..<1: return Path(rect)
            case ..<2: return Path(ellipseIn: rect)
            case ..<3: return Path(roundedRect: rect, cornerRadius: 12)
            default:
                let points = (0..<Int(kind * 2)).map { _ in point() }
                return Path { path in
                    path.addLines(points)
                    path.closeSubpath()
                }
            }
        }
    }
}
