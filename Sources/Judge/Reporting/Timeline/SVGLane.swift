import Text
import VirtualTime

/// A lane of a vector timeline: its label, its bars and marks, and its notes beside or below the bars.
struct SVGLane {
    private let lane: TimelineLane
    private let axis: TimelineAxis
    private let left: Int
    private let y: Int

    init(_ lane: TimelineLane, on axis: TimelineAxis, left: Int, y: Int) {
        self.lane = lane
        self.axis = axis
        self.left = left
        self.y = y
    }

    private static let row = 26

    var height: Int { Self.row + (note == nil || isBeside ? 0 : 18) + (lane.kind == .user ? 4 : 0) }

    var elements: [SVGElement] {
        [SVGElement("g", [], hint + [label] + bars + marks + texts)]
    }

    /// True if the lane belongs to the view in the lane above.
    var isWork: Bool { lane.depth > 0 }

    /// Draws each bar of a view as a pale band behind the lanes below, `height` pixels high.
    func stays(reaching height: Int) -> [SVGElement] {
        lane.bars.filter { $0.use == .present }.map { bar in
            SVGElement(
                "rect",
                [
                    ("class", "stay"), ("x", "\(x(bar.from))"), ("y", "\(middle + 9)"),
                    ("width", "\(max(2, x(bar.to) - x(bar.from)))"), ("height", "\(height + 4)"),
                ])
        }
    }

    // MARK: - Parts

    private var middle: Int { y + Self.row / 2 }

    private func x(_ instant: VirtualInstant) -> Int { left + axis.column(of: instant) }

    /// A tooltip with the lane's label and source line.
    private var hint: [SVGElement] {
        lane.place.map { [SVGElement("title", [], text: "\(lane.label), \($0)")] } ?? []
    }

    private var label: SVGElement {
        let indent = 20 + 16 * lane.depth
        let room = (left - indent - 14) * 5 / 38
        return SVGElement(
            "text", [("x", "\(indent)"), ("y", "\(middle + 4)")],
            text: lane.label.clipped(to: room, ellipsis: "…"))
    }

    private var bars: [SVGElement] {
        lane.bars.flatMap { bar in SVGShape(bar, from: x(bar.from), to: x(bar.to), middle: middle).elements }
    }

    /// The marks of the lane; if marks overlap, the most important mark is on top. The end of a bar needs no mark.
    private var marks: [SVGElement] {
        lane.marks.filter { $0.kind != .ended }.sorted { $0.kind.rawValue < $1.kind.rawValue }.flatMap {
            SVGMark($0.kind, x: x($0.at), y: middle, isLate: lane.isLate).elements
        }
    }

    private var note: String? { lane.notes.isEmpty ? nil : lane.notes.joined(separator: ", ") }

    private var noteX: Int { (lane.moments.map(x).max() ?? left) + 16 }

    private var isBeside: Bool {
        note.map { noteX + SVGStyle.width(of: $0) <= left + axis.length + 20 } ?? true
    }

    private var texts: [SVGElement] {
        let texts = lane.marks.indices.compactMap(text(ofMark:))
        guard let note else { return texts }
        let below = min(x(lane.noted), left + axis.length + 20 - SVGStyle.width(of: note))
        let place = isBeside ? (noteX, middle + 4) : (max(20, below), middle + 22)
        return texts + [
            SVGElement("text", [("class", "note"), ("x", "\(place.0)"), ("y", "\(place.1)")], text: note)
        ]
    }

    /// The text of a mark begins after the mark and ends before the next mark.
    private func text(ofMark place: Int) -> SVGElement? {
        let mark = lane.marks[place]
        guard !mark.text.isEmpty else { return nil }
        let next = lane.marks.dropFirst(place + 1).first.map { x($0.at) } ?? left + axis.length + 30
        let room = (next - x(mark.at) - 24) * 5 / 38
        if room >= 6 {
            return SVGElement(
                "text", [("x", "\(x(mark.at) + 11)"), ("y", "\(middle + 4)")],
                text: mark.text.clipped(to: room, ellipsis: "…"))
        }
        let before =
            place > 0 ? x(lane.marks[place - 1].at) + SVGStyle.width(of: lane.marks[place - 1].text) : left
        guard x(mark.at) - 30 - SVGStyle.width(of: mark.text) > before else { return nil }
        return SVGElement(
            "text", [("x", "\(x(mark.at) - 11)"), ("y", "\(middle + 4)"), ("text-anchor", "end")],
            text: mark.text)
    }
}
