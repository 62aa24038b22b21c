import Text
import VirtualTime

/// A lane in characters: its bar, and its notes beside or below the bar.
struct TextLane {
    private let lane: TimelineLane
    private let axis: TimelineAxis
    private let signs: TimelineSigns
    private var cells: [TimelineSigns.Sign]

    init(_ lane: TimelineLane, on axis: TimelineAxis, signs: TimelineSigns) {
        self.lane = lane
        self.axis = axis
        self.signs = signs
        cells = Array(repeating: .init(glyph: " ", ink: .plain), count: axis.length)
        for bar in lane.bars { draw(bar) }
        for mark in lane.marks.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
            cells[axis.column(of: mark.at)] = signs.mark(mark.kind, in: lane)
        }
        for (place, mark) in lane.marks.enumerated() where !mark.text.isEmpty { write(mark, at: place) }
    }

    /// The bar of the lane, and a note to the right of the bar if the page is wide enough.
    var text: String {
        let bar = painted
        guard let note, fitsBeside else { return bar }
        return bar + "  " + signs.style.paint(note, .warning)
    }

    /// The lines of a note that is too long for the space to the right of the bar. The note's lines begin under the
    /// bar, or further left if the note is long.
    var notesBelow: [String] {
        guard let note, !fitsBeside else { return [] }
        let start = min(axis.column(of: lane.noted), max(0, axis.length - DisplayWidth.columns(of: note)))
        return TextWrapper(width: axis.length - start).flow(note).map {
            String(repeating: " ", count: start) + signs.style.paint($0, .warning)
        }
    }

    // MARK: - Parts

    private var note: String? {
        lane.notes.isEmpty ? nil : signs.style.spelled(lane.notes.joined(separator: ", "))
    }

    private var used: Int { (cells.lastIndex { $0.glyph != " " } ?? -1) + 1 }

    private var fitsBeside: Bool {
        note.map { used + 2 + DisplayWidth.columns(of: $0) <= axis.length } ?? true
    }

    private mutating func draw(_ bar: TimelineLane.Bar) {
        let from = axis.column(of: bar.from)
        let to = max(from, axis.column(of: bar.to))
        for column in from...to { cells[column] = signs.line(bar.use) }
        if let opening = signs.opening(bar.use) { cells[from] = opening }
        if bar.isOpen { cells[to] = signs.goingOn(bar.use) }
        for fold in axis.folds where bar.from <= fold.from && bar.to >= fold.to {
            let middle = (axis.column(of: fold.from) + axis.column(of: fold.to)) / 2
            if middle > from, middle < to { cells[middle] = signs.fold }
        }
    }

    /// Writes the text of a mark into the space before the next mark. At the right end of the scale, the text of a mark
    /// is to the left of the mark. A text with room for fewer than four columns is left out.
    private mutating func write(_ mark: TimelineLane.Mark, at place: Int) {
        let column = axis.column(of: mark.at)
        let next = lane.marks.dropFirst(place + 1).first.map { axis.column(of: $0.at) }
        let room = (next.map { $0 - 1 } ?? axis.length) - column - 2
        let text = signs.style.spelled(mark.text)
        if room >= 4 {
            put(text.clipped(to: room, ellipsis: signs.ellipsis), at: column + 2)
        } else {
            let start = column - 1 - DisplayWidth.columns(of: text)
            guard start >= 0, cells[max(0, start - 1)..<column].allSatisfy({ $0.glyph == " " }) else {
                return
            }
            put(text, at: start)
        }
    }

    /// A character of two columns takes two cells, and the second cell is empty.
    private mutating func put(_ text: String, at start: Int) {
        var column = start
        for character in text.printable {
            let width = max(1, DisplayWidth.columns(of: character))
            guard column + width <= cells.count else { return }
            cells[column] = .init(glyph: String(character), ink: .plain)
            for rest in stride(from: 1, to: width, by: 1) {
                cells[column + rest] = .init(glyph: "", ink: .plain)
            }
            column += width
        }
    }

    /// Neighboring cells with the same color share one escape sequence.
    private var painted: String {
        var text = ""
        var run = ""
        var ink = Paint.plain
        for cell in cells.prefix(used) {
            if cell.ink != ink {
                text += signs.style.paint(run, ink)
                run = ""
                ink = cell.ink
            }
            run += cell.glyph
        }
        return text + signs.style.paint(run, ink)
    }
}
