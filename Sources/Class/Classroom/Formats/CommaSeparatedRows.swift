/// The rows of a CSV file (RFC 4180). Semicolons can separate cells too, because spreadsheets in some countries write
/// semicolons.
struct CommaSeparatedRows {
    struct Row: Hashable {
        /// The number of the row's first line, counted from 1.
        var line: Int
        var cells: [String]
    }

    private(set) var rows: [Row] = []

    init(_ text: String) {
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        let firstLine = text.prefix { !$0.isNewline }
        let separator: Character = firstLine.contains(";") && !firstLine.contains(",") ? ";" : ","
        var cells: [String] = []
        var cell = ""
        var isQuoted = false
        var line = 1
        var start = 1
        var rest = text[...]
        func trimmed(_ cell: String) -> String { String(cell.trimmingPrefix(while: \.isWhitespace)) }
        while let character = rest.popFirst() {
            if character.isNewline { line += 1 }
            if isQuoted {
                guard character == "\"" else {
                    cell.append(character)
                    continue
                }
                if rest.first == "\"" { cell.append(rest.removeFirst()) } else { isQuoted = false }
            } else if character == "\"", trimmed(cell).isEmpty {
                isQuoted = true
            } else if character == separator {
                cells.append(cell.trimmed)
                cell = ""
            } else if character.isNewline {
                rows.append(Row(line: start, cells: cells + [cell.trimmed]))
                (cells, cell, start) = ([], "", line)
            } else {
                cell.append(character)
            }
        }
        if !cell.isEmpty || !cells.isEmpty { rows.append(Row(line: start, cells: cells + [cell.trimmed])) }
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = trimmingPrefix(while: \.isWhitespace)
        return String(start.reversed().trimmingPrefix(while: \.isWhitespace).reversed())
    }
}
