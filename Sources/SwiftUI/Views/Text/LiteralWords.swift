/// The words of a literal with values between them: Markdown in the literal is read, and nothing in the values.
///
/// `"**Hello** \(name)"` says `Hello` and the name as it is. A group such as `"^[\(count) item](inflect: true)"` agrees with its
/// number, by the rules of English.
nonisolated struct LiteralWords {
    /// The literal, with a mark in the place of each value.
    private var pattern = ""
    private var values: [[TextSegment]] = []

    private static let mark: Character = "\u{FFFC}"

    mutating func append(literal: String) { pattern += literal }

    mutating func append(value: [TextSegment]) {
        pattern.append(Self.mark)
        values.append(value)
    }

    var segments: [TextSegment] {
        var agreeing = self
        if pattern.contains("](inflect: true)") { agreeing.agree() }
        return agreeing.marked.reduce(into: []) { segments, piece in
            switch piece {
            case .value(let index): segments += agreeing.values[index]
            case .words(let words): segments.append(.words(words))
            }
        }
    }

    private enum Piece {
        case words(String)
        case value(Int)
    }

    /// The literal as it reads, taken apart at its values.
    private var marked: [Piece] {
        let words =
            pattern.contains { "*_`~[\\".contains($0) }
            ? String(InlineMarkdown(pattern, baseURL: nil).result.characters) : pattern
        var pieces: [Piece] = []
        for (index, part) in words.split(separator: Self.mark, omittingEmptySubsequences: false).enumerated()
        {
            if index > 0 { pieces.append(.value(index - 1)) }
            if !part.isEmpty { pieces.append(.words(String(part))) }
        }
        return pieces
    }

    /// Puts the last word of each group in the plural, unless the first number in it is one.
    private mutating func agree() {
        while let group = pattern.firstMatch(of: #/\^\[([^\]]*)\]\(inflect: true\)/#) {
            var words = String(group.output.1)
            let first = pattern[..<group.range.lowerBound].count { $0 == Self.mark }
            let numbers = (first..<first + words.count { $0 == Self.mark }).map { said(values[$0]) } + [words]
            if !numbers.contains(where: { $0.firstMatch(of: #/\d+/#)?.output == "1" }) {
                let last = words.lastIndex(of: " ").map(words.index(after:)) ?? words.startIndex
                if words[last...] == String(Self.mark) {
                    let index = first + words.count { $0 == Self.mark } - 1
                    values[index] = [.words(EnglishPlural.of(said(values[index])))]
                } else if !words[last...].contains(Self.mark) {
                    words.replaceSubrange(last..., with: EnglishPlural.of(String(words[last...])))
                }
            }
            pattern.replaceSubrange(group.range, with: words)
        }
    }

    private func said(_ segments: [TextSegment]) -> String {
        segments.map { if case .words(let words) = $0 { words } else { "" } }.joined()
    }
}
