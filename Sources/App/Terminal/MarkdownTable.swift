import Text

/// A table with lines between its columns. Cells are wrapped if the table would be too wide.
///
/// Each row becomes a list with lines such as `heading: cell` if the table would be unreadable or the style has no
/// drawings.
struct MarkdownTable {
    /// The table's rows. The first row has the headings.
    let rows: [[StyledText]]
    let alignments: [MarkdownNode.Alignment]
    let style: PageStyle

    private static let narrowestColumn = 8

    func lines(width: Int) -> [StyledText] {
        guard let header = rows.first else { return [] }
        guard style.drawsPictures, let columns = columnWidths(total: width) else {
            return records(header, width: width)
        }
        let joint = style.glyph("─┼─", "-+-")
        let sign = style.glyph("─", "-")
        let rule = columns.map { String(repeating: sign, count: $0) }.joined(separator: joint)
        return draw(header, columns) + [StyledText(rule, .quiet)]
            + rows.dropFirst().flatMap { draw($0, columns) }
    }

    /// Narrows the widest column until the table fits; nil if a column would become unreadable.
    private func columnWidths(total: Int) -> [Int]? {
        var widths = alignments.indices.map { column in
            max(rows.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 1, 1)
        }
        var surplus = widths.reduce(0, +) + 3 * (widths.count - 1) - total
        while surplus > 0 {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[widest] > Self.narrowestColumn
            else { return nil }
            widths[widest] -= 1
            surplus -= 1
        }
        return widths
    }

    private func draw(_ row: [StyledText], _ widths: [Int]) -> [StyledText] {
        let cells = widths.indices.map { column in
            TextWrapper(width: widths[column]).wrap(column < row.count ? row[column] : StyledText())
        }
        let bar = StyledText(style.glyph(" │ ", " | "), .quiet)
        return (0..<(cells.map(\.count).max() ?? 0)).map { height in
            var line = StyledText()
            for column in widths.indices {
                if column > 0 { line += bar }
                let text = height < cells[column].count ? cells[column][height] : StyledText()
                let isLast = column == widths.count - 1
                line += pad(text, to: widths[column], alignments[column], isLast: isLast)
            }
            return line.withoutTrailingSpace
        }
    }

    /// Fills a cell with spaces. Lines may not end in spaces, so the last column is not padded on the right.
    private func pad(
        _ text: StyledText, to width: Int, _ alignment: MarkdownNode.Alignment, isLast: Bool
    ) -> StyledText {
        let missing = max(width - text.columns, 0)
        let before =
            switch alignment {
            case .leading: 0
            case .center: missing / 2
            case .trailing: missing
            }
        let after = isLast ? 0 : missing - before
        return StyledText(String(repeating: " ", count: before)) + text
            + StyledText(String(repeating: " ", count: after))
    }

    private func records(_ header: [StyledText], width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for row in rows.dropFirst() {
            if !lines.isEmpty { lines.append(StyledText()) }
            for (heading, cell) in zip(header, row) where !cell.isEmpty {
                let text = heading.isEmpty ? cell : heading + ": " + cell
                lines += TextWrapper(width: width).wrap(text)
            }
        }
        return lines
    }
}
