/// A file of Swift with the numbers of its lines, painted where colour is possible.
///
///     7 │ .task(id: url) {
///     8 │     image = await load(url)
///
/// A line that is longer than the terminal goes on under itself, where a number would stand.
public struct SourceListing: Sendable {
    private let rows: [StyledText]

    public init(_ source: String) {
        var rows = SwiftHighlighter.highlight(source.replacing("\t", with: "    ")).splitIntoLines()
        // What ends in the end of a line has no line behind it.
        if rows.count > 1, rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
    }

    public func lines(for style: TerminalStyle) -> [StyledText] {
        let gutter = "\(rows.count)".count
        let bar = style.hasUnicode ? " │ " : " | "
        let room = max(style.width - gutter - bar.count, 8)
        return rows.enumerated().flatMap { index, row in
            row.cut(into: room).enumerated().map { piece, text in
                let number = piece == 0 ? "\(index + 1)" : ""
                let margin = String(repeating: " ", count: gutter - number.count) + number + bar
                return StyledText(margin, .dim) + text
            }
        }
    }
}

extension StyledText {
    /// At each newline, which belongs to neither side.
    func splitIntoLines() -> [StyledText] {
        var lines = [StyledText()]
        for span in spans {
            let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].append(String(part), span.paint)
            }
        }
        return lines
    }

    /// Into pieces of at most so many columns; at least one piece, whatever is in it. A piece ends behind a space
    /// where one is near its end, so that words stay whole.
    /// - Parameter rest: of the pieces behind the first.
    func cut(into columns: Int, then rest: Int? = nil) -> [StyledText] {
        let cells = spans.flatMap { span in span.text.map { (character: $0, paint: span.paint) } }
        var pieces: [StyledText] = []
        var start = 0
        repeat {
            var (end, used) = (start, 0)
            let columns = start == 0 ? columns : rest ?? columns
            while end < cells.count {
                used += DisplayWidth.columns(of: cells[end].character)
                if used > columns, end > start { break }
                end += 1
            }
            if end < cells.count {
                let near = start + (end - start) / 2
                end = cells[near..<end].lastIndex { $0.character == " " }.map { $0 + 1 } ?? end
            }
            var piece = StyledText()
            for cell in cells[start..<end] { piece.append(String(cell.character), cell.paint) }
            pieces.append(piece)
            start = end
        } while start < cells.count
        return pieces
    }
}
