import Text

/// The style of a vector timeline, in light and dark mode.
///
/// Each element has its light colors as attributes, so that renderers without style sheets also draw the colors. In
/// dark mode, the style sheet only changes colors.
enum SVGStyle {
    /// The width of a text in the picture, in pixels. All text has one fixed-width font, so the number of columns
    /// decides a text's width.
    static func width(of text: String) -> Int { (DisplayWidth.columns(of: text) * 38 + 4) / 5 }

    static let font: [(String, String)] = [
        ("font-family", "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"),
        ("font-size", "12.5"),
    ]

    static let patterns = [
        hatching("timeline-wasted", "wasted-ground", "wasted-line"),
        hatching("timeline-orphaned", "orphaned-ground", "orphaned-line"),
    ]

    private static func hatching(_ id: String, _ ground: String, _ line: String) -> SVGElement {
        SVGElement(
            "pattern",
            [
                ("id", id), ("width", "7"), ("height", "7"), ("patternUnits", "userSpaceOnUse"),
                ("patternTransform", id == "timeline-wasted" ? "rotate(45)" : "rotate(-45)"),
            ],
            [
                SVGElement("rect", [("class", ground), ("width", "7"), ("height", "7")]),
                SVGElement("rect", [("class", line), ("width", "3"), ("height", "7")]),
            ])
    }

    /// If two classes set the same attribute, the later class wins.
    static func attributes(of element: String, classes: String?) -> [(String, String)] {
        let names =
            (element == "text" ? ["text"] : []) + (classes ?? "").split(separator: " ").map(String.init)
        var found: [(String, String)] = []
        for look in names.compactMap({ name in SVGLook.all.first { $0.name == name } }) {
            let set = look.colors.map { ($0.attribute, $0.color.light) } + look.others
            found.removeAll { old in set.contains { $0.0 == old.0 } }
            found += set
        }
        return found
    }

    static let sheet: String = {
        let dark = SVGLook.all.filter { !$0.colors.isEmpty }.map { look in
            let colors = look.colors.map { "\($0.attribute): \($0.color.dark);" }.joined(separator: " ")
            return "  .course-timeline \(look.selector) { \(colors) }"
        }
        // A halo around the letters keeps a text readable on top of a line. The rule `@supports` excludes browsers that
        // would draw the halo over the text.
        return """
            @supports (paint-order: stroke) {
              .course-timeline text { stroke: \(SVGColor.paper.light); stroke-width: 4; paint-order: stroke; stroke-linejoin: round; }
            }
            @media (prefers-color-scheme: dark) {
            \(dark.joined(separator: "\n"))
              .course-timeline text { stroke: \(SVGColor.paper.dark); }
            }
            """
    }()
}
