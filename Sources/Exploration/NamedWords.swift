/// The words on screen that a task names: what is in quotes, or written as code and is none.
enum NamedWords {
    /// Each once, in the order of the text.
    static func all(in task: String) -> [String] {
        var found: [String] = []
        for sign in ["\"", "`"] {
            let parts = task.split(separator: sign, omittingEmptySubsequences: false)
            for (place, part) in parts.enumerated() where place % 2 == 1 && place < parts.count - 1 {
                let word = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                if isSaid(word), sign == "\"" || !isCode(word), !found.contains(word) { found.append(word) }
            }
        }
        return found
    }

    /// Shorter ones are parts of many others.
    private static func isSaid(_ word: String) -> Bool {
        word.count > 2 && word.contains(where: \.isLetter)
    }

    private static func isCode(_ word: String) -> Bool {
        let isName = !word.contains(" ") && (word.first?.isLowercase ?? false)
        return isName || word.contains { "/._()@:=<>{}".contains($0) }
    }
}
