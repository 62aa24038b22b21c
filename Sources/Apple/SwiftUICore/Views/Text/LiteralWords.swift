/// The text of a string literal with interpolated values. Markdown in a literal is formatted; Markdown in interpolated
/// values is not.
///
/// A group such as `"^[\(count) item](inflect: true)"` is singular or plural, depending on its number, by English
/// rules.
nonisolated struct LiteralWords {
    /// The literal's text before, between and after the interpolated values.
    private var parts = [""]
    private var values: [[TextSegment]] = []

    mutating func append(literal: String) { parts[parts.count - 1] += literal }

    mutating func append(value: [TextSegment]) {
        values.append(value)
        parts.append("")
    }

    var segments: [TextSegment] {
        guard !parts.contains(where: \.mayBeMarkdown) else {
            var agreeing = self
            return agreeing.readMarkdown()
        }
        var segments: [TextSegment] = []
        for (index, part) in parts.enumerated() {
            if !part.isEmpty { segments.append(.words(part)) }
            if index < values.count { segments += values[index] }
        }
        return segments
    }

    // MARK: Markdown

    /// Returns the placeholder that replaces a value during Markdown parsing, because formatting may surround the
    /// value.
    private func mark(_ index: Int) -> Character {
        Unicode.Scalar(Self.firstMark + UInt32(index)).map(Character.init) ?? "?"
    }

    /// Returns the index of the value that a placeholder replaces.
    private func index(_ mark: Unicode.Scalar) -> Int? {
        guard mark.value >= Self.firstMark else { return nil }
        let index = Int(mark.value - Self.firstMark)
        return values.indices.contains(index) ? index : nil
    }

    /// The first character of a Unicode plane for private use.
    private static let firstMark: UInt32 = 0xF0000

    private mutating func readMarkdown() -> [TextSegment] {
        var pattern = parts[0]
        for index in values.indices { pattern += String(mark(index)) + parts[index + 1] }
        if pattern.contains("](inflect: true)") { agree(in: &pattern) }
        var segments: [TextSegment] = []
        var words = String.UnicodeScalarView()
        for scalar in InlineMarkdown(pattern, baseURL: nil).result.unicodeScalars {
            guard let index = index(scalar) else {
                words.append(scalar)
                continue
            }
            if !words.isEmpty { segments.append(.words(String(words))) }
            segments += values[index]
            words = String.UnicodeScalarView()
        }
        if !words.isEmpty { segments.append(.words(String(words))) }
        return segments
    }

    /// Puts the last word of each group in the plural, unless a number in the group is one.
    private mutating func agree(in pattern: inout String) {
        while let group = pattern.firstMatch(of: #/\^\[([^\]]*)\]\(inflect: true\)/#) {
            var words = String(group.output.1)
            let inside = words.unicodeScalars.compactMap(index)
            let numbers = inside.map { said(values[$0]) } + [words]
            if !numbers.contains(where: { $0.firstMatch(of: #/\d+/#)?.output == "1" }) {
                let last = words.lastIndex(of: " ").map(words.index(after:)) ?? words.startIndex
                let noun = String(words[last...])
                if let index = inside.last, noun == String(mark(index)) {
                    values[index] = [.words(EnglishPlural.of(said(values[index])))]
                } else if noun.unicodeScalars.compactMap(index).isEmpty {
                    words.replaceSubrange(last..., with: EnglishPlural.of(noun))
                }
            }
            pattern.replaceSubrange(group.range, with: words)
        }
    }

    private func said(_ segments: [TextSegment]) -> String {
        segments.map { if case .words(let words) = $0.plain { words } else { "" } }.joined()
    }
}

extension String {
    /// Whether the text contains a character that can begin Markdown formatting.
    nonisolated fileprivate var mayBeMarkdown: Bool {
        utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
                UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }
}
