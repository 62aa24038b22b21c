/// The lines of a form. A line of the form has a number, a colon and a word.
///
///     1: yes      # the city is a knob
///     2: ?
struct FormText: Hashable {
    struct Entry: Hashable {
        let number: Int
        let word: String
        /// The number of the line in the form, counted from 1.
        let line: Int
    }
    let entries: [Entry]
    private let file: String

    /// - Parameters:
    ///   - file: the learner's file, for messages.
    ///   - example: a correct line of the form, for error messages.
    init(_ text: String, in file: String, example: String) throws(Unreadable) {
        var entries: [Entry] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (offset, line) in lines.enumerated() {
            let said = Self.trimmed(line.prefix { $0 != "#" })
            guard !said.isEmpty else { continue }
            let parts = said.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                .map(Self.trimmed)
            guard parts.count == 2, let number = Int(parts[0]), !parts[1].isEmpty else {
                throw Unreadable(
                    reason:
                        "\(file) line \(offset + 1), \"\(Self.shown(String(said)))\": a line has a number, a colon and a "
                        + "word. Write the line as in \"\(example)\", and put notes after a #.",
                    line: offset + 1)
            }
            entries.append(Entry(number: number, word: String(parts[1]), line: offset + 1))
        }
        (self.entries, self.file) = (entries, file)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
    }

    /// An error about one line of the form, with the line's number.
    func refusal(of entry: Entry, _ words: String) -> Unreadable {
        Unreadable(reason: "\(file) line \(entry.line): \(words)", line: entry.line)
    }

    static func shown(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
