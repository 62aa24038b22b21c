/// The look of one class of elements in a vector timeline: its colors, and its attributes for light and dark mode alike.
struct SVGLook {
    let name: String
    var colors: [(attribute: String, color: SVGColor)] = []
    var others: [(String, String)] = []

    /// `text` is an element; every other name is a class.
    var selector: String { name == "text" ? name : ".\(name)" }

    private init(
        _ name: String, fill: SVGColor? = nil, stroke: SVGColor? = nil, _ others: [(String, String)] = []
    ) {
        self.name = name
        colors = [("fill", fill), ("stroke", stroke)].compactMap { attribute, color in
            color.map { (attribute, $0) }
        }
        self.others = others
    }

    /// The styles of all classes, in the order of the style sheet. If two styles apply to the same element, the later
    /// style overrides the earlier style.
    static let all: [SVGLook] = [
        SVGLook("paper", fill: .paper),
        SVGLook("text", fill: .ink),
        SVGLook(
            "title",
            [
                ("font-size", "17"), ("font-weight", "600"),
                ("font-family", "system-ui, 'DejaVu Sans', sans-serif"),
            ]),
        SVGLook("quiet", fill: .quiet),
        SVGLook("note", fill: .warning),
        SVGLook("guide", stroke: .guide),
        SVGLook("fold", fill: .fold),
        SVGLook("wanted", stroke: .want, [("fill", "none"), ("stroke-width", "2")]),
        SVGLook(
            "permitted", stroke: .want,
            [
                ("fill", "none"), ("stroke-width", "2"), ("stroke-linecap", "round"),
                ("stroke-dasharray", "0.1 6"),
            ]),
        SVGLook("present", fill: .view),
        SVGLook("stay", fill: .view, [("fill-opacity", "0.3")]),
        SVGLook(
            "running", stroke: .quiet, [("fill", "none"), ("stroke-width", "2"), ("stroke-dasharray", "2 4")]),
        SVGLook(
            "several", stroke: .quiet, [("fill", "none"), ("stroke-width", "5"), ("stroke-dasharray", "9 4")]),
        SVGLook("useful", fill: .good),
        SVGLook("in-vain", fill: .badGround, stroke: .bad),
        SVGLook("orphaned", stroke: .warning, [("fill", "url(#timeline-orphaned)")]),
        SVGLook("wasted", stroke: .bad, [("fill", "url(#timeline-wasted)")]),
        SVGLook("wasted-ground", fill: .badGround),
        SVGLook("wasted-line", fill: .bad),
        SVGLook("orphaned-ground", fill: .warningGround),
        SVGLook("orphaned-line", fill: .warning),
        SVGLook(
            "mark", fill: .paper, stroke: .ink,
            [("stroke-width", "2"), ("stroke-linecap", "round"), ("stroke-linejoin", "round")]),
        SVGLook("solid", fill: .ink, stroke: .paper, [("stroke-width", "1.5")]),
        SVGLook("good", stroke: .good),
        SVGLook("bad", stroke: .bad),
        SVGLook("warning", stroke: .warning),
    ]
}

/// A color in a vector timeline, for light and for dark mode.
struct SVGColor {
    let light: String
    let dark: String

    static let paper = SVGColor(light: "#ffffff", dark: "#14171c")
    static let ink = SVGColor(light: "#1f2328", dark: "#e6e8eb")
    static let quiet = SVGColor(light: "#59636e", dark: "#9aa4af")
    static let guide = SVGColor(light: "#d8dde3", dark: "#30363d")
    static let fold = SVGColor(light: "#f1f3f5", dark: "#1d2127")
    static let view = SVGColor(light: "#dfe4ea", dark: "#39414b")
    static let want = SVGColor(light: "#0b6b8a", dark: "#5cc4e4")
    static let good = SVGColor(light: "#1a7f37", dark: "#4cc46a")
    static let bad = SVGColor(light: "#c0262d", dark: "#ff7b78")
    static let badGround = SVGColor(light: "#fbdfdf", dark: "#4a2023")
    static let warning = SVGColor(light: "#8a4b00", dark: "#f0b060")
    static let warningGround = SVGColor(light: "#fbe8cf", dark: "#46351d")
}
