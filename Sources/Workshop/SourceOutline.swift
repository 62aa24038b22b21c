/// What could be put on screen of some sources, as `course-gate` saw it.
///
/// `Gate.Outline` is the type it prints it from, and says what the fields mean.
public struct SourceOutline: Hashable, Sendable, Codable {
    public struct View: Hashable, Sendable, Codable {
        public var name: String
        public var file: String
        public var line: Int
        public var needs: [String]
        public var knobs: [String]
        public var isHidden: Bool
    }

    public struct App: Hashable, Sendable, Codable {
        public var name: String
        public var file: String
        public var line: Int
    }

    public struct Preview: Hashable, Sendable, Codable {
        public var title: String?
        public var file: String
        public var line: Int
        public var start: Int
        public var end: Int
        public var bodyStart: Int
        public var bodyEnd: Int
        public var states: [State]

        public struct State: Hashable, Sendable, Codable {
            public var start: Int
            public var end: Int
            public var attributeEnd: Int
        }
    }

    public var views: [View]
    public var apps: [App]
    public var previews: [Preview]
}

/// What reading some files led to.
public enum OutlineResult: Sendable {
    case read(SourceOutline)
    case refused([GateFinding])
    case exceeded(Limit)
}
