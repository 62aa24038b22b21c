import SwiftUI

/// A path computes its bounds and which points are inside. A union or difference of shapes has the combined path.
struct Outlines: View {
    let input: Int

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    var body: some View {
        Text("outlines").onAppear {
            pieces()
            parts()
            lines()
            cuts()
            shapes()
        }
    }

    private func pieces() {
        print("square: \(square)")
        var count = 0
        let counted: (Path.Element) -> Void = { _ in count += 1 }
        Path(ellipseIn: frame).forEach(counted)
        print("an ellipse has \(count) pieces, from \(point(Path(ellipseIn: frame).currentPoint))")
        let bow = Path {
            $0.addLine(to: CGPoint(x: 5, y: 5))
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
        }
        print(
            "a bow: \(bow), within \(box(bow.boundingRect)), with its control \(box(bow.cgPath.boundingBox))")
        print("read again: \(Path(bow.description) == bow), and nonsense: \(Path("1 m") == nil)")
        let half = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: input == 1)
        }
        print("half a turn: \(box(half.boundingRect))")
        let corner = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        print("a round corner ends at \(point(corner.currentPoint)), within \(box(corner.boundingRect))")
    }

    private func parts() {
        let whole = Path(ellipseIn: frame)
        print("trimmed: \(point(whole.trimmedPath(from: 0, to: 0.25).currentPoint))")
        print("a side: \(square.trimmedPath(from: 0.25, to: 0.5))")
        let twice = Path { $0.addRects([frame, frame.insetBy(dx: 5, dy: 5)]) }
        let middle = CGPoint(x: 20, y: 10)
        print("in the middle: \(twice.contains(middle)), \(twice.contains(middle, eoFill: true))")
        print("in a corner of an ellipse: \(whole.contains(CGPoint(x: 1, y: 1)))")
    }

    private func lines() {
        let way = Path {
            $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        }
        let sharp = way.strokedPath(StrokeStyle(lineWidth: 4))
        let round = way.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        let bevel = way.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel))
        for (name, line) in [("sharp", sharp), ("round", round), ("bevel", bevel)] {
            let tip = line.contains(CGPoint(x: 11.9, y: -1.9))
            print("\(name): \(box(line.boundingRect)), to its tip: \(tip)")
        }
        let dashes = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
            .cgPath.copy(dashingWithPhase: 1, lengths: [3, 2])
        print("dashes: \(Path(dashes))")
    }

    private func cuts() {
        let other = square.offsetBy(dx: 5, dy: 5)
        print("union: \(square.union(other))")
        print("intersection: \(square.intersection(other))")
        print("subtracting: \(square.subtracting(other))")
        print("a hole: \(square.subtracting(Path(CGRect(x: 2, y: 2, width: 2, height: 2))))")
        print("nothing: \(square.subtracting(Path(frame)).isEmpty)")
        print("either: \(box(square.symmetricDifference(other).boundingRect))")
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
        print("of a line: \(line.lineIntersection(square)), without: \(line.lineSubtraction(square))")
        let star = Path { path in
            path.addLines(
                (0..<5).map { CGPoint(x: cos(Double($0) * 0.8 * .pi), y: sin(Double($0) * 0.8 * .pi)) })
            path.closeSubpath()
        }
        let normal = star.normalized(eoFill: false)
        print("a star: \(star.contains(.zero, eoFill: true)), \(normal.contains(.zero, eoFill: true))")
    }

    private func shapes() {
        let cut = Rectangle().subtracting(Circle()).path(in: frame)
        print("around a circle: \(cut.contains(CGPoint(x: 20, y: 10))), \(cut.contains(CGPoint(x: 2, y: 2)))")
        show("circle", Circle())
        show("inset", Circle().inset(by: 2))
        show("capsule", Capsule().trim(to: 0.5))
        show("offset", Rectangle().offset(x: 3))
        show("turned", Rectangle().rotation(.degrees(90)))
        show("half", Rectangle().scale(0.5, anchor: .topLeading))
        show("sized", Ellipse().size(width: 8, height: 4, anchor: .bottomTrailing))
        show("stroked", Rectangle().stroke(lineWidth: 2))
        let card = UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).path(in: frame)
        let corners = [
            CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 1), CGPoint(x: 1, y: 19), CGPoint(x: 39, y: 19),
        ]
        print("corners: \(corners.map { card.contains($0) })")
    }

    private func show(_ name: String, _ shape: some Shape) {
        print("\(name): \(box(shape.path(in: frame).boundingRect))")
    }

    private func box(_ rect: CGRect) -> String {
        "\(point(rect.origin)) to \(point(CGPoint(x: rect.maxX, y: rect.maxY)))"
    }

    private func point(_ point: CGPoint?) -> String {
        guard let point else { return "nowhere" }
        func words(_ number: CGFloat) -> String { "\((Double(number) * 100).rounded() / 100 + 0)" }
        return "(\(words(point.x)), \(words(point.y)))"
    }
}
