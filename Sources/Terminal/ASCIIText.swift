/// A text for a terminal that shows nothing but ASCII: each character stands for one as wide, so that columns stay columns.
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
                let stand = Self.likenesses[character] ?? "?"
                text += String(repeating: stand, count: DisplayWidth.columns(of: character))
            }
        }
    }

    private static let likenesses: [Character: Character] = [
        "…": ".", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "·": ".", "•": "*", "→": ">",
        "←": "<", "×": "x", "│": "|", "─": "-", "═": "=", "✓": "+", "✗": "x",
    ]
}
