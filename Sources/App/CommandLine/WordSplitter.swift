/// Splits a typed line into words, with quotes as in a shell.
///
///     WordSplitter.words(of: "timeline --scenario 'two pictures'")  // ["timeline", "--scenario", "two pictures"]
///
/// A quote without a closing quote is an ordinary character, so `it's` needs no escaping.
public enum WordSplitter {
    public static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var rest = line[...]
        while let character = rest.popFirst() {
            if character.isWhitespace {
                if let complete = word { words.append(complete) }
                word = nil
            } else if character == "'" || character == "\"", let end = rest.firstIndex(of: character) {
                word = (word ?? "") + rest[..<end]
                rest = rest[rest.index(after: end)...]
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
