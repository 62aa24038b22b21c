/// A typed line as words, with quotes as a shell has them.
///
///     WordSplitter.words(of: "timeline --scenario 'two pictures'")  // ["timeline", "--scenario", "two pictures"]
///
/// A quote that is never closed is a character like any other, so that `it's` needs no care.
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
