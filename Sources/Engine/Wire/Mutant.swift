/// A wrong answer made from a correct answer: the change, the place of the change, and the mistake that the change
/// imitates.
///
///     Mutant(name: "drop-task-id id:address", …).applied(to: solution)
public struct Mutant: Codable, Hashable, Sendable {
    /// A range of bytes in the source, and the text that replaces the range.
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

    /// The mutant's name, made of its operator and the changed text. A mutant's name does not depend on line
    /// numbers. The field `equivalent` of an exercise contains names of mutants.
    public var name: String
    /// The mistake that the mutant imitates, in one sentence.
    public var sentence: String
    public var line: Int
    /// The edits, sorted by place. The edits of a mutant never overlap.
    public var edits: [Edit]

    public init(name: String, sentence: String, line: Int, edits: [Edit]) {
        self.name = name
        self.sentence = sentence
        self.line = line
        self.edits = edits
    }

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
