import Text
import VirtualTime

/// One timeline in a vector picture: its heading, its scale, its lanes and the remarks below them.
struct SVGDrawing {
    let layout: TimelineLayout

    static let width = labels + length + 40
    private static let labels = 230
    private static let length = 690
    private static let top = 92

    /// The elements of the picture from top to bottom, and the total height of the picture.
    func elements() -> (all: [SVGElement], height: Int) {
        let axis = TimelineAxis(layout, length: Self.length, foldLength: 44)
        var y = Self.top
        var rows: [SVGLane] = []
        for lane in layout.lanes {
            let row = SVGLane(lane, on: axis, left: Self.labels, y: y)
            rows.append(row)
            y += row.height
        }
        let bottom = y + 6
        let remarks = self.remarks
        let remarkElements = remarks.enumerated().map { place, text in
            SVGElement(
                "text",
                [("class", "quiet"), ("x", "\(Self.labels)"), ("y", "\(bottom + 16 + 20 * place)")],
                text: text)
        }
        let legend = SVGLegend(layout, left: Self.labels, y: bottom + 24 + 20 * remarks.count)
        let elements =
            heading + ruler(axis, to: bottom) + stays(of: rows) + rows.flatMap(\.elements) + remarkElements
            + legend.elements
        return (elements, bottom + 20 * remarks.count + 48)
    }

    private var heading: [SVGElement] {
        let title = layout.title.clipped(to: 84, ellipsis: "…")
        return [SVGElement("text", [("class", "title"), ("x", "20"), ("y", "36")], text: title)]
    }

    /// Draws the times of the scale, thin lines down to the last lane, and a band over each fold.
    private func ruler(_ axis: TimelineAxis, to bottom: Int) -> [SVGElement] {
        let bands = axis.folds.flatMap { fold in
            let from = axis.column(of: fold.from)
            let width = axis.column(of: fold.to) - from
            return [
                SVGElement(
                    "rect",
                    [
                        ("class", "fold"), ("x", "\(Self.labels + from + 3)"), ("y", "\(Self.top - 12)"),
                        ("width", "\(max(1, width - 6))"), ("height", "\(bottom - Self.top + 12)"),
                    ]),
                SVGElement(
                    "text",
                    [
                        ("class", "quiet"), ("x", "\(Self.labels + from + width / 2)"), ("y", "\(Self.top)"),
                        ("text-anchor", "middle"),
                    ], text: "≈"),
            ]
        }
        let times = TimelineRuler(layout, on: axis, room: 10, width: SVGStyle.width(of:)).times
        return bands
            + times.flatMap { time in
                let x = Self.labels + axis.column(of: time.moment)
                return [
                    SVGElement(
                        "line",
                        [
                            ("class", "guide"), ("x1", "\(x)"), ("x2", "\(x)"), ("y1", "\(Self.top - 18)"),
                            ("y2", "\(bottom)"),
                        ]),
                    SVGElement(
                        "text",
                        [
                            ("class", "quiet"), ("x", "\(Self.labels + time.start)"),
                            ("y", "\(Self.top - 24)"),
                        ],
                        text: time.text),
                ]
            }
    }

    /// A view's bar is pale and behind the bars of its tasks and requests, so that work after the view's end is easy to
    /// see.
    private func stays(of rows: [SVGLane]) -> [SVGElement] {
        rows.indices.flatMap { place -> [SVGElement] in
            let height = rows[(place + 1)...].prefix { $0.isWork }.reduce(0) { $0 + $1.height }
            return height > 0 ? rows[place].stays(reaching: height) : []
        }
    }

    private var remarks: [String] {
        layout.remarks(("≈", "▶")).flatMap(TextWrapper(width: Self.length * 5 / 38).flow)
    }
}
