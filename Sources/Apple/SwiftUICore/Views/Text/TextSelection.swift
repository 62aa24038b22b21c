nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    public let indices: Indices

    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            if case .selection(let range) = self { hasher.combine(range) }
        }
    }

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}
