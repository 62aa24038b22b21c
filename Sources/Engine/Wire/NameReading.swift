/// Which names the files of an answer use, and which they declare, as `course-gate --names` says.
public struct NameReading: Codable, Hashable, Sendable {
    /// A name where it is used first. None of the files declares it.
    public struct Use: Codable, Hashable, Sendable {
        public var name: String
        public var file: String
        public var line: Int
        public var column: Int
        /// After a dot, in a key path or as a label. Any other is looked for in scope.
        public var isMember: Bool

        /// Of `$name`, the `name` that it belongs to.
        public var property: String { NameReading.property(of: name) }

        public init(name: String, file: String, line: Int, column: Int, isMember: Bool) {
            (self.name, self.file, self.line, self.column) = (name, file, line, column)
            self.isMember = isMember
        }
    }

    /// In the order of files and lines.
    public var uses: [Use]
    /// Sorted.
    public var declared: [String]

    /// Of `$name`, the `name` that it belongs to.
    public static func property(of name: String) -> String {
        name.hasPrefix("$") ? String(name.dropFirst()) : name
    }

    public init(uses: [Use], declared: [String]) {
        (self.uses, self.declared) = (uses, declared)
    }
}
