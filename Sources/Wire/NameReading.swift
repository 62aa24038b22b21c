/// Which names the files of an answer use, and which they declare, as `course-gate --names` says.
public struct NameReading: Codable, Hashable, Sendable {
    /// A name after a dot, in a key path or as a label, where it is used first. None of the files declares it.
    public struct Use: Codable, Hashable, Sendable {
        public var name: String
        public var file: String
        public var line: Int
        public var column: Int

        public init(name: String, file: String, line: Int, column: Int) {
            (self.name, self.file, self.line, self.column) = (name, file, line, column)
        }
    }

    /// In the order of files and lines.
    public var uses: [Use]
    /// Sorted.
    public var declared: [String]

    public init(uses: [Use], declared: [String]) {
        (self.uses, self.declared) = (uses, declared)
    }
}
