import Text

/// A Swift file with line numbers, painted if the page has color.
///
///     7 │ .task(id: url) {
///     8 │     image = await load(url)
///
/// A line that is wider than the terminal continues on the next line, without a number.
public struct SourceListing: Sendable {
    private let rows: [StyledText]

    public init(_ source: String) {
        var rows = SwiftHighlighter.highlight(source).lines.map { $0.mapText(\.printableSource) }
        // A newline at the end of the file does not begin a line.
        if rows.count > 1, rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
    }

    public func lines(for style: PageStyle) -> [StyledText] {
        let gutter = "\(rows.count)".count
        let bar = style.glyph(" │ ", " | ")
        let room = max(style.width - gutter - bar.count, 8)
        return rows.enumerated().flatMap { index, row in
            row.cut(into: room).enumerated().map { piece, text in
                let number = piece == 0 ? "\(index + 1)" : ""
                let margin = number.rightAligned(to: gutter) + bar
                return StyledText(margin, .quiet) + text
            }
        }
    }
}

extension String {
    /// The line with spaces in place of tabs, and without control characters.
    var printableSource: String { replacing("\t", with: "    ").printable }
}
