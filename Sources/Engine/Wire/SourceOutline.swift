/// The views, apps, previews and knobs that an answer's source declares.
///
/// The source checker's process makes the outline when it reads the source. The outline only lists the views. The
/// code that uses the outline chooses the root view.
public struct SourceOutline: Codable, Hashable, Sendable {
    public struct View: Codable, Hashable, Sendable {
        /// The view's name with its outer types: `Outer.Inner`.
        public var name: String
        public var file: String
        public var line: Int
        /// The arguments that a call of the view's initializer must have.
        public var needs: [String]
        /// The names of the view's `@Knob` properties.
        public var knobs: [String]
        /// True if the view is private to its file or to a function, so that no other file can use it.
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

    /// A type that other files can use, and the place of its declaration.
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

    /// A `#Preview` in the source. All positions are byte offsets in the file.
    public struct Preview: Codable, Hashable, Sendable {
        public var title: String?
        public var file: String
        public var line: Int
        /// The start of the macro: its `#`.
        public var start: Int
        public var end: Int
        /// The start of the preview's closure: its opening brace.
        public var bodyStart: Int
        public var bodyEnd: Int
        /// The preview's `@Previewable` declarations, in order.
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

        /// A `@Previewable` declaration, which the course turns into a property. `attributeEnd` is the byte offset at
        /// which the word `@Previewable` ends.
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

    /// Values in the source that are worth trying as values of knobs.
    public struct KnobHints: Codable, Hashable, Sendable {
        /// Maps each knob to example values: first the default, and then the values that a comment suggests.
        public var examples: [String: [String]]
        /// Texts and numbers that the source compares with other values, in source order.
        public var literals: [String]
        /// True if a `@State` takes its first value from an input of its view, and therefore does not follow later
        /// changes of the input.
        public var seedsState: Bool

        public init(examples: [String: [String]] = [:], literals: [String] = [], seedsState: Bool = false) {
            self.examples = examples
            self.literals = literals
            self.seedsState = seedsState
        }
    }

    /// A comment that asks the course to accept a finding.
    ///
    ///     // course: allow missing-cancellation — the upload has to end
    public struct Allowance: Codable, Hashable, Sendable {
        public var file: String
        public var line: Int
        public var code: String
        public var reason: String

        public init(file: String, line: Int, code: String, reason: String) {
            (self.file, self.line, self.code, self.reason) = (file, line, code, reason)
        }
    }

    public var views: [View]
    public var apps: [NamedType]
    /// Classes that make the window of an older app: scene delegates and app delegates.
    public var sceneDelegates: [NamedType] = []
    public var appDelegates: [NamedType] = []
    public var previews: [Preview]
    /// Types that conform to `PreviewProvider`, the older form of previews.
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
