/// A mark as a shape: a dot, a tick, a cross, an exclamation mark, a square.
struct SVGMark {
    let elements: [SVGElement]

    init(_ kind: TimelineLane.Mark.Kind, x: Int, y: Int, isLate: Bool = false) {
        let disc = { (ink: String) in
            SVGElement("circle", [("class", "mark \(ink)"), ("cx", "\(x)"), ("cy", "\(y)"), ("r", "7")])
        }
        let path = { (ink: String, course: String) in SVGElement("path", [("class", ink), ("d", course)]) }
        switch kind {
        case .acted: elements = [path("solid", "M\(x - 6) \(y - 5) h12 l-6 10 z")]
        case .started:
            elements = [
                SVGElement("circle", [("class", "solid"), ("cx", "\(x)"), ("cy", "\(y)"), ("r", "5")])
            ]
        case .ended: elements = [path("mark", "M\(x) \(y - 6) v12")]
        case .finished:
            elements = [
                SVGElement(
                    "rect",
                    [
                        ("class", "solid"), ("x", "\(x - 5)"), ("y", "\(y - 5)"), ("width", "10"),
                        ("height", "10"),
                    ])
            ]
        case .answered:
            elements = [
                disc(isLate ? "bad" : "good"),
                path("mark \(isLate ? "bad" : "good")", "M\(x - 3) \(y) l2 3 l4 -6"),
            ]
        case .failed: elements = [disc("bad"), path("mark bad", "M\(x) \(y - 4) v4 M\(x) \(y + 3) v1")]
        case .cancelled:
            elements = [
                disc("warning"), path("mark warning", "M\(x - 3) \(y - 3) l6 6 M\(x + 3) \(y - 3) l-6 6"),
            ]
        }
    }
}
