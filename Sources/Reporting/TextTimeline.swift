import Grading
import VirtualTime

/// Draws a timeline with characters.
///
///                    0 ms       100 ms                 300 ms     400 ms
///     want /200/300  ├──────────┤
///     want /200/200             ├────────────────────────────────────▶
///     #1 /200/300    ●━━━━━━━━━━✕
///     #2 /200/200               ●━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━✓
///
/// On a narrow terminal each label has a line of its own above its bar.
public struct TextTimeline {
    public var layout: TimelineLayout
    public var style: ReportStyle

    public init(_ layout: TimelineLayout, style: ReportStyle) {
        self.layout = layout
        self.style = style
    }

    /// A screen holds no more lanes of one kind than these; how many were left out is said below them.
    public static let lanesOfOneKind = 12

    /// The lines, none of them wider than the style allows.
    public var lines: [String] {
        var shown = self
        shown.layout.lanes = TimelineLayout.Lane.Kind.allCases.flatMap { kind in
            layout.lanes.filter { $0.kind == kind }.prefix(Self.lanesOfOneKind)
        }
        let left = TimelineLayout.Lane.Kind.allCases.flatMap { kind -> [String] in
            let count = layout.lanes.count { $0.kind == kind } - Self.lanesOfOneKind
            return count > 0
                ? ["and \(Wording.count(count, "more \(kind.rawValue)", plural: "more \(kind.rawValue)s"))"]
                : []
        }
        return shown.drawing
            + left.map {
                "  "
                    + style.palette.paint(
                        TextWrapping.clip($0, width: style.width - 2, ellipsis: ellipsis), .quiet)
            }
    }

    private var drawing: [String] {
        let isNarrow = style.width < 60
        let longest = layout.lanes.map { TextWrapping.columns($0.label) }.max() ?? 0
        let margin = isNarrow ? 2 : min(longest, style.width / 3) + 2
        let axis = TimelineAxis(layout.moments, length: max(2, style.width - margin))
        let blank = String(repeating: " ", count: margin)
        var lines = [blank + ruler(axis)]
        for lane in layout.lanes {
            let bar = draw(lane, on: axis)
            if isNarrow {
                lines.append(label(lane, width: style.width))
                lines.append(blank + bar)
            } else {
                lines.append(label(lane, width: margin - 2, padded: margin) + bar)
            }
            if let note = lane.note {
                let fitted = TextWrapping.clip(note, width: axis.length, ellipsis: ellipsis)
                let start = axis.column(of: lane.bars.first?.from ?? .zero)
                let column = max(0, min(start, axis.length - TextWrapping.columns(fitted)))
                lines.append(blank + spaces(column) + style.palette.paint(fitted, .warning))
            }
        }
        for fold in axis.folds {
            let text = "\(foldGlyph)  \((fold.to - fold.from).spelled) without any event"
            lines.append(
                blank
                    + style.palette.paint(
                        TextWrapping.clip(text, width: axis.length, ellipsis: ellipsis), .quiet))
        }
        return lines + legend
    }

    // MARK: - Parts

    private func label(_ lane: TimelineLayout.Lane, width: Int, padded: Int = 0) -> String {
        let text = TextWrapping.clip(lane.label, width: width, ellipsis: ellipsis)
        return TextWrapping.pad(text, to: padded)
    }

    /// The moments that find room, from left to right. The last moment matters most and is placed first.
    private func ruler(_ axis: TimelineAxis) -> String {
        var cells = [Character](repeating: " ", count: axis.length)
        var taken: [Range<Int>] = []
        for moment in [layout.end] + layout.moments {
            let text = moment.description
            let start = min(axis.column(of: moment), axis.length - text.count)
            guard start >= 0 else { continue }
            let range = start..<(start + text.count)
            guard
                !taken.contains(where: {
                    $0.lowerBound < range.upperBound + 1 && range.lowerBound < $0.upperBound + 1
                })
            else { continue }
            taken.append(range)
            for (offset, character) in text.enumerated() { cells[start + offset] = character }
        }
        return style.palette.paint(trimmedEnd(String(cells)), .quiet)
    }

    private func draw(_ lane: TimelineLayout.Lane, on axis: TimelineAxis) -> String {
        var cells = [Cell](repeating: Cell(glyph: " ", ink: .plain), count: axis.length)
        for bar in lane.bars {
            let from = axis.column(of: bar.from)
            let to = axis.column(of: bar.to)
            for column in from...max(from, to) { cells[column] = cell(bar.use) }
            if lane.kind == .want { cells[from] = Cell(glyph: style.glyph("├", "|"), ink: .place) }
            if bar.isOpen { cells[to] = Cell(glyph: style.glyph("▶", ">"), ink: cell(bar.use).ink) }
            for fold in axis.folds where bar.from <= fold.from && bar.to >= fold.to {
                let middle = (axis.column(of: fold.from) + axis.column(of: fold.to)) / 2
                if middle > from, middle < to { cells[middle] = Cell(glyph: foldGlyph, ink: .quiet) }
            }
        }
        for mark in lane.marks.sorted(by: { $0.kind.weight < $1.kind.weight }) {
            cells[axis.column(of: mark.at)] = cell(mark.kind, in: lane)
        }
        return paint(cells)
    }

    /// What the signs mean that occur in this drawing.
    private var legend: [String] {
        let requests = layout.lanes.filter { $0.kind == .request }
        let marks = Set(requests.flatMap { $0.marks.map(\.kind) })
        let names: [(TimelineLayout.Mark.Kind, String)] = [
            (.started, "sent"), (.answered, "answered"), (.failed, "failed"), (.cancelled, "cancelled"),
        ]
        var words = names.filter { marks.contains($0.0) }.map { "\(cell($0.0, in: nil).glyph) \($0.1)" }
        if requests.contains(where: { $0.bars.contains { $0.use == .wasted } }) {
            words.append("\(cell(.wasted).glyph) for nothing")
        }
        return TextWrapping.fill(words, separator: "  ", width: style.width - 2).map {
            "  " + style.palette.paint($0, .quiet)
        }
    }

    private struct Cell: Equatable {
        var glyph: String
        var ink: Palette.Ink
    }

    private func cell(_ use: TimelineLayout.Bar.Use) -> Cell {
        switch use {
        case .wanted: Cell(glyph: style.glyph("─", "-"), ink: .place)
        case .running: Cell(glyph: style.glyph("┄", "."), ink: .quiet)
        case .useful: Cell(glyph: style.glyph("━", "="), ink: .good)
        case .wasted: Cell(glyph: style.glyph("░", "~"), ink: .bad)
        }
    }

    private func cell(_ kind: TimelineLayout.Mark.Kind, in lane: TimelineLayout.Lane?) -> Cell {
        let isWasted = lane?.bars.last?.use == .wasted
        return switch kind {
        case .started:
            Cell(glyph: style.glyph("●", "o"), ink: lane?.bars.first.map { cell($0.use).ink } ?? .plain)
        case .answered: Cell(glyph: style.glyph("✓", "+"), ink: isWasted ? .bad : .good)
        case .failed: Cell(glyph: "!", ink: .bad)
        case .cancelled: Cell(glyph: style.glyph("✕", "x"), ink: .warning)
        case .finished: Cell(glyph: style.glyph("■", "#"), ink: .quiet)
        case .ended: Cell(glyph: style.glyph("┤", "|"), ink: .place)
        }
    }

    /// Neighbours of one colour are painted together.
    private func paint(_ cells: [Cell]) -> String {
        let last = cells.lastIndex { $0.glyph != " " } ?? -1
        var text = ""
        var run = ""
        var ink = Palette.Ink.plain
        for cell in cells.prefix(last + 1) {
            if cell.ink != ink {
                text += style.palette.paint(run, ink)
                run = ""
                ink = cell.ink
            }
            run += cell.glyph
        }
        return text + style.palette.paint(run, ink)
    }

    private var ellipsis: String { style.glyph("…", "~") }
    private var foldGlyph: String { style.glyph("≈", "%") }
    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
    private func trimmedEnd(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }
}

extension TimelineLayout.Mark.Kind {
    /// Of two marks in one column the heavier stays: a task that was cancelled has finished too.
    fileprivate var weight: Int {
        switch self {
        case .started: 0
        case .ended: 1
        case .finished: 2
        case .answered: 3
        case .failed: 4
        case .cancelled: 5
        }
    }
}
