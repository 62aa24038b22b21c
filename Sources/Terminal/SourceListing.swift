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

    /// Into pieces of at most so many columns; at least one piece, whatever is in it.
    func cut(into columns: Int) -> [StyledText] {
        var pieces = [StyledText()]
        var used = 0
        for span in spans {
            for character in span.text {
                let width = DisplayWidth.columns(of: character)
                if used + width > columns, used > 0 {
                    pieces.append(StyledText())
                    used = 0
                }
                pieces[pieces.count - 1].append(String(character), span.paint)
                used += width
            }
        }
        return pieces
    }
}
