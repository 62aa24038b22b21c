/// What could be put on screen of some sources: their views, apps and previews, and the knobs that can be turned.
///
/// It says what stands there and decides nothing: which of them becomes the root is the reader's choice.
public struct Outline: Hashable, Sendable, Codable {
    public struct View: Hashable, Sendable, Codable {
        /// With the types around it: `Outer.Inner`.
        public var name: String
        public var file: String
        public var line: Int
        /// What has to be passed to make one. Empty for a view that needs no arguments.
        public var needs: [String]
        /// The names of its `@Knob` properties.
        public var knobs: [String]
        /// Private to its file or to a function, so that no other file can name it.
        public var isHidden: Bool
    }

    /// A type marked `@main`.
    public struct App: Hashable, Sendable, Codable {
        public var name: String
        public var file: String
        public var line: Int
    }

    /// A `#Preview`, by its place in the file's bytes.
    public struct Preview: Hashable, Sendable, Codable {
        public var title: String?
        public var file: String
        public var line: Int
        /// The whole of it.
        public var start: Int
        public var end: Int
        /// Its closure, from brace to brace.
        public var bodyStart: Int
        public var bodyEnd: Int
        /// Its `@Previewable` declarations, in order.
        public var states: [State]

        /// A declaration that becomes a property, and the attribute that goes.
        public struct State: Hashable, Sendable, Codable {
            public var start: Int
            public var end: Int
            public var attributeEnd: Int
        }
    }

    public var views: [View] = []
    public var apps: [App] = []
    public var previews: [Preview] = []
}
