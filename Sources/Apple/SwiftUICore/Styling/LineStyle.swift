// The style of an underline or strikethrough. The course draws no underlines.

extension Text {
    nonisolated public struct LineStyle: Hashable, Sendable {
        nonisolated public struct Pattern: Hashable, Sendable {
            private let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        private let pattern: Pattern
        private let color: Color?

        public static let single = LineStyle()

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }
}
