/// A line below a vector timeline with the shapes that occur in it, and their meaning.
struct SVGLegend {
    let elements: [SVGElement]

    init(_ layout: TimelineLayout, left: Int, y: Int) {
        var elements: [SVGElement] = []
        var x = left
        for entry in TimelineLegend(layout).entries {
            switch entry.sign {
            case .mark(let kind, _):
                elements += SVGMark(kind, x: x + 8, y: y).elements
                x += 24
            case .line(let use):
                let bar = TimelineLane.Bar(from: .zero, to: .zero, use: use)
                elements += SVGShape(bar, from: x, to: x + 26, middle: y).elements
                x += 34
            }
            elements.append(
                SVGElement(
                    "text", [("class", "quiet"), ("x", "\(x)"), ("y", "\(y + 4)")], text: entry.meaning))
            x += SVGStyle.width(of: entry.meaning) + 24
        }
        self.elements = elements
    }
}
