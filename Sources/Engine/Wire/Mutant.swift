/// A wrong answer that was made from a right one: what was changed, where, and what a person would have got wrong.
///
///     Mutant(name: "drop-task-id id:address", …).applied(to: solution)
public struct Mutant: Codable, Hashable, Sendable {
    /// Bytes of the source, and the text that takes their place.
    public struct Edit: Codable, Hashable, Sendable {
        public var start: Int
        public var end: Int
        public var replacement: String

        public init(start: Int, end: Int, replacement: String) {
            self.start = start
            self.end = end
            self.replacement = replacement
        }
    }

    /// The operator and the text that it changed. It stays the same when lines move; `equivalent:` lists mutants by it.
    public var name: String
    /// What a person would have got wrong, in one sentence.
    public var sentence: String
    public var line: Int
    /// In the order of their places; no two overlap.
    public var edits: [Edit]

    public init(name: String, sentence: String, line: Int, edits: [Edit]) {
        self.name = name
        self.sentence = sentence
        self.line = line
        self.edits = edits
    }

    /// The wrong answer's whole text. An edit beyond the end of the source changes nothing.
    public func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        for edit in edits where edit.start >= copied && edit.end >= edit.start && edit.end <= source.count {
            result += source[copied..<edit.start]
            result += Array(edit.replacement.utf8)
            copied = edit.end
        }
        return result + source[copied...]
    }
}
