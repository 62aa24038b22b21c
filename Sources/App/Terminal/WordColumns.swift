import Text

/// Lays out words on one line, or in columns from top to bottom if one line is too short.
///
///     WordColumns(["edit", "explain", "export"], width: 20).lines   // ["edit     export", "explain"]
struct WordColumns {
    let lines: [String]

    init(_ words: [String], width: Int) {
        let line = words.joined(separator: "  ")
        guard DisplayWidth.columns(of: line) >= width else {
            lines = [line]
            return
        }
        let columns = words.map { DisplayWidth.columns(of: $0) }
        let column = (columns.max() ?? 0) + 2
        // Two spaces separate columns, but no spaces follow the last column. One column stays empty, because the
        // terminal would break a full line.
        let across = max(1, (width - 1 + 2) / column)
        let rows = (words.count + across - 1) / across
        lines = (0..<rows).map { row in
            let places = stride(from: row, to: words.count, by: rows)
            return places.map { place in
                let isLast = place + rows >= words.count
                return words[place] + String(repeating: " ", count: isLast ? 0 : column - columns[place])
            }.joined()
        }
    }
}
