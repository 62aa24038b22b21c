extension String {
    /// The printable text, cut to `width` columns. A cut text ends in `ellipsis`. At least the first character
    /// stays, even if it is wider than `width`.
    public func clipped(to width: Int, ellipsis: String) -> String {
        let text = printable
        guard DisplayWidth.columns(of: text) > width else { return text }
        let room = max(0, width - DisplayWidth.columns(of: ellipsis))
        var head = ""
        var used = 0
        for character in text {
            used += DisplayWidth.columns(of: character)
            if used > room, !head.isEmpty { break }
            head.append(character)
        }
        return head + ellipsis
    }

    /// The text with spaces after it, up to `width` columns. A text wider than `width` does not change.
    public func padded(to width: Int) -> String { self + padding(to: width) }

    /// The text with spaces before it, up to `width` columns.
    public func rightAligned(to width: Int) -> String { padding(to: width) + self }

    private func padding(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: self)))
    }
}

extension [String] {
    /// Lines with as many items as fit into `width` columns. No item is split between lines.
    public func filled(separator: String, width: Int) -> [String] {
        reduce(into: []) { lines, item in
            if let last = lines.last, DisplayWidth.columns(of: last + separator + item) <= width {
                lines[lines.count - 1] += separator + item
            } else {
                lines.append(item)
            }
        }
    }
}
