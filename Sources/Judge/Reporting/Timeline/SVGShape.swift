/// The shape of a bar, which tells the bar's meaning without color: an open bracket, a pale band, a dotted line, or a
/// beam.
struct SVGShape {
    let elements: [SVGElement]

    init(_ bar: TimelineLane.Bar, from: Int, to: Int, middle: Int) {
        let beam = { (name: String, height: Int) in
            SVGElement(
                "rect",
                [
                    ("class", name), ("x", "\(from)"), ("y", "\(middle - height / 2)"),
                    ("width", "\(max(2, to - from))"), ("height", "\(height)"),
                ])
        }
        let path = { (name: String, course: String) in SVGElement("path", [("class", name), ("d", course)]) }
        let arrow = path(
            Self.outline(bar.use), "M\(to) \(middle - 6) l8 6 l-8 6")
        let line = "M\(from) \(middle) H\(to)"
        let close = bar.isOpen ? "" : " M\(to) \(middle - 6) v12"
        var elements: [SVGElement]
        switch bar.use {
        case .wanted: elements = [path("wanted", "M\(from) \(middle - 6) v12 \(line)\(close)")]
        case .permitted:
            elements = [path("wanted", "M\(from) \(middle - 6) v12\(close)"), path("permitted", line)]
        case .present: elements = [beam("present", 18)]
        case .running: elements = [path("running", line)]
        case .several: elements = [path("several", line)]
        case .useful: elements = [beam("useful", 8)]
        case .inVain: elements = [beam("in-vain", 8)]
        case .orphaned: elements = [beam("orphaned", 8)]
        case .wasted: elements = [beam("wasted", 10)]
        }
        if bar.isOpen { elements.append(arrow) }
        self.elements = elements
    }

    private static func outline(_ use: TimelineLane.Bar.Use) -> String {
        switch use {
        case .wanted, .permitted: "wanted"
        case .present, .running, .several: "mark"
        case .useful: "mark good"
        case .orphaned: "mark warning"
        case .wasted, .inVain: "mark bad"
        }
    }
}
