/// Breaking text into lines, by the columns it takes on a terminal.
enum TextWrapping {
    /// Lines of at most `width` columns. A word longer than a line is cut.
    static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in printable(text).split(whereSeparator: \.isWhitespace) {
            var word = String(word)
            if !line.isEmpty, columns(line) + 1 + columns(word) <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while columns(word) > width, width > 0 {
                let head = prefix(word, columns: width)
                lines.append(head)
                word.removeFirst(head.count)
            }
            line = word
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    static func wrap(_ text: String, indent: Int, width: Int) -> [String] {
        wrap(text, width: max(10, width - indent)).map { String(repeating: " ", count: indent) + $0 }
    }

    /// Items that stay whole, as many on a line as fit.
    static func fill(_ items: [String], separator: String, width: Int) -> [String] {
        items.reduce(into: [String]()) { lines, item in
            if let last = lines.last, columns(last) + columns(separator) + columns(item) <= width {
                lines[lines.count - 1] += separator + item
            } else {
                lines.append(item)
            }
        }
    }

    /// Cut to `width` columns, with a mark where something is missing.
    static func clip(_ text: String, width: Int, ellipsis: String) -> String {
        let text = printable(text)
        guard columns(text) > width else { return text }
        return prefix(text, columns: max(0, width - columns(ellipsis))) + ellipsis
    }

    static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - columns(text)))
    }

    /// What a learner's app says may hold escape sequences. None of them reaches the terminal, nor does a mark
    /// that turns the direction of writing.
    static func printable(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isJoiner = scalar == "\u{200D}"
            switch scalar.properties.generalCategory {
            case .control where scalar.properties.isWhitespace: shown.append(" ")
            case .control, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: shown.append("?")
            case .format where !isJoiner: shown.append("?")
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }

    /// Columns on a terminal: East Asian wide characters and emoji take two.
    static func columns(_ text: String) -> Int {
        text.reduce(0) { $0 + columns($1) }
    }

    /// Never empty for a text that is not: a cut has to get on.
    private static func prefix(_ text: String, columns limit: Int) -> String {
        var head = ""
        var used = 0
        for character in text {
            used += columns(character)
            if used > limit, !head.isEmpty { break }
            head.append(character)
        }
        return head
    }

    private static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.properties.isEmojiPresentation { return 2 }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
