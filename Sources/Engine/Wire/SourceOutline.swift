/// What an answer's source could put on screen: its views, apps and previews, and the knobs that can be turned.
///
/// The process that reads the source makes it. It lists all of them; the reader chooses the root.
public struct SourceOutline: Codable, Hashable, Sendable {
    public struct View: Codable, Hashable, Sendable {
        /// With the types around it: `Outer.Inner`.
        public var name: String
        public var file: String
        public var line: Int
        /// The arguments that its initializer needs. Empty for a view that needs none.
        public var needs: [String]
        /// The names of its `@Knob` properties.
        public var knobs: [String]
        /// Private to its file or to a function, so that no other file can name it.
        public var isHidden: Bool

        public init(
            name: String, file: String, line: Int, needs: [String], knobs: [String], isHidden: Bool
        ) {
            self.name = name
            self.file = file
            self.line = line
            self.needs = needs
            self.knobs = knobs
            self.isHidden = isHidden
        }
    }

    /// A type that another file can name, and where it is declared.
    public struct NamedType: Codable, Hashable, Sendable {
        public var name: String
        public var file: String
        public var line: Int

        public init(name: String, file: String, line: Int) {
            self.name = name
            self.file = file
            self.line = line
        }
    }

    /// A `#Preview`. Its places are byte offsets in the file.
    public struct Preview: Codable, Hashable, Sendable {
        public var title: String?
        public var file: String
        public var line: Int
        /// The whole macro, from `#` to its closing brace.
        public var start: Int
        public var end: Int
        /// Its closure, from brace to brace.
        public var bodyStart: Int
        public var bodyEnd: Int
        /// Its `@Previewable` declarations, in order.
        public var states: [State]

        public init(
            title: String?, file: String, line: Int, start: Int, end: Int, bodyStart: Int, bodyEnd: Int,
            states: [State]
        ) {
            self.title = title
            self.file = file
            self.line = line
            self.start = start
            self.end = end
            self.bodyStart = bodyStart
            self.bodyEnd = bodyEnd
            self.states = states
        }

        /// A declaration that becomes a property, and where its `@Previewable` ends.
        public struct State: Codable, Hashable, Sendable {
            public var start: Int
            public var end: Int
            public var attributeEnd: Int

            public init(start: Int, end: Int, attributeEnd: Int) {
                self.start = start
                self.end = end
                self.attributeEnd = attributeEnd
            }
        }
    }

    /// The values of knobs that the source names.
    public struct KnobHints: Codable, Hashable, Sendable {
        /// By the knob's name: its default first, then what a comment says it is like.
        public var examples: [String: [String]]
        /// Texts and numbers that the source compares something with, in its order.
        public var literals: [String]
        /// State begins with a value that a view is given: it may then go its own way.
        public var seedsState: Bool

        public init(examples: [String: [String]] = [:], literals: [String] = [], seedsState: Bool = false) {
            self.examples = examples
            self.literals = literals
            self.seedsState = seedsState
        }
    }

    /// A comment that wants a finding to be let pass: `// course: allow missing-cancellation — the upload has to end`.
    public struct Allowance: Codable, Hashable, Sendable {
        public var file: String
        public var line: Int
        /// The code of the finding.
        public var code: String
        public var reason: String

        public init(file: String, line: Int, code: String, reason: String) {
            (self.file, self.line, self.code, self.reason) = (file, line, code, reason)
        }
    }

    public var views: [View]
    /// Marked `@main`.
    public var apps: [NamedType]
    public var previews: [Preview]
    /// The older form of previews: each is a `PreviewProvider`.
    public var providers: [NamedType]
    public var hints: KnobHints
    public var allowances: [Allowance]

    public init(
        views: [View] = [], apps: [NamedType] = [], previews: [Preview] = [], providers: [NamedType] = [],
        hints: KnobHints = KnobHints(), allowances: [Allowance] = []
    ) {
        self.allowances = allowances
        self.views = views
        self.apps = apps
        self.previews = previews
        self.providers = providers
        self.hints = hints
    }
}
