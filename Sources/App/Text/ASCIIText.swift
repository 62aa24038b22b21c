/// A text for a terminal that shows only ASCII. A similar character or question marks replace every character beyond
/// ASCII. The replacement has the same number of columns, so tables stay aligned.
///
///     ASCIIText("\"…\" → größe").text   // "\".\" > gr??e"
public struct ASCIIText {
    public let text: String

    public init(_ original: String) {
        guard !original.utf8.allSatisfy({ $0 < 0x80 }) else {
            text = original
            return
        }
        text = original.reduce(into: "") { text, character in
            if character.isASCII {
                text.append(character)
            } else {
                let replacement = Self.likenesses[character] ?? "?"
                text += String(repeating: replacement, count: DisplayWidth.columns(of: character))
            }
        }
    }

    private static let likenesses: [Character: Character] = [
        "…": ".", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "·": ".", "•": "*", "→": ">",
        "←": "<", "×": "x", "│": "|", "─": "-", "═": "=", "✓": "+", "✗": "x",
    ]
}
