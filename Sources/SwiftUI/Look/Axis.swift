/// A direction of layout.
nonisolated public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    nonisolated public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// Whether something of another shape is shown whole, or fills its place.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
