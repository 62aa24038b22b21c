/// The names that an answer's files use and declare, as printed by `course-gate --names`.
public struct NameReading: Codable, Hashable, Sendable {
    /// The first use of a name that the answer's files do not declare.
    public struct Use: Codable, Hashable, Sendable {
        public var name: String
        public var file: String
        public var line: Int
        public var column: Int
        /// True if the name follows a dot, is in a key path, or is a label; false if the compiler looks up the
        /// name in a scope.
        public var isMember: Bool

        /// The name without its leading `$`, if it has one.
        public var property: String { NameReading.property(of: name) }

        public init(name: String, file: String, line: Int, column: Int, isMember: Bool) {
            (self.name, self.file, self.line, self.column) = (name, file, line, column)
            self.isMember = isMember
        }
    }

    /// The undeclared names, sorted by file and line.
    public var uses: [Use]
    public var declared: [String]

    public static func property(of name: String) -> String {
        name.hasPrefix("$") ? String(name.dropFirst()) : name
    }

    public init(uses: [Use], declared: [String]) {
        (self.uses, self.declared) = (uses, declared)
    }
}
