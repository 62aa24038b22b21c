/// The lines of an answer with a form: on each a number, a colon and a word.
///
///     1: yes      # the city is a knob
///     2: ?
struct FormText: Hashable {
    struct Entry: Hashable {
        let number: Int
        let word: String
        /// Counts from 1.
        let line: Int
    }
    let entries: [Entry]

    /// - Parameters:
    ///   - file: the learner's file, for messages.
    ///   - example: a line as it belongs there.
    init(_ text: String, in file: String, example: String) throws(Unreadable) {
        var entries: [Entry] = []
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let said = line.prefix { $0 != "#" }.filter { !$0.isWhitespace }
            guard !said.isEmpty else { continue }
            let parts = said.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[0]), !parts[1].isEmpty else {
                throw Unreadable(
                    reason:
                        "\(file) line \(offset + 1), \"\(Self.shown(said))\": a line has a number, a colon and a "
                        + "word. Write it as in \"\(example)\"; what is only for yourself goes behind a #.",
                    line: offset + 1)
            }
            entries.append(Entry(number: number, word: String(parts[1]), line: offset + 1))
        }
        self.entries = entries
    }

    static func shown(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
