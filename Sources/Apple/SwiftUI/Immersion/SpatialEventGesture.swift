/// The touches on a view. The gesture reports each touch separately. No scenario uses several fingers, so
/// `SpatialEventGesture` is never recognized.
nonisolated public struct SpatialEventGesture: _PrimitiveGesture, Sendable {
    public typealias Value = SpatialEventCollection

    public init(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        action: ((SpatialEventCollection) -> Void)? = nil
    ) {}
    @MainActor public func _recognizer() -> _Recognizer<Value> { _Recognizer { _ in .failed } }
}

nonisolated public struct SpatialEventCollection: Collection, Equatable, Sendable {
    public struct Event: Identifiable, Hashable, Sendable {
        public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }
        public enum Phase: Hashable, Sendable { case active, ended, cancelled }
        public struct ID: Hashable, Sendable { let number: Int }

        public var id: ID
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers

        public static func == (left: Event, right: Event) -> Bool { left.id == right.id }
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    public struct Index: Comparable, Sendable {
        let number: Int
        public static func < (left: Index, right: Index) -> Bool { left.number < right.number }
    }

    private let events: [Event]
    public var startIndex: Index { Index(number: 0) }
    public var endIndex: Index { Index(number: events.count) }
    public subscript(position: Index) -> Event { events[position.number] }
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
    public func index(after index: Index) -> Index { Index(number: index.number + 1) }
}
