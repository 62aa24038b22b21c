import Lifecycle

/// A drag gesture begins when the finger has moved by `minimumDistance`.
nonisolated public struct DragGesture: _PrimitiveGesture, Sendable {
    /// The position of the finger, and the position where the drag began.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        fileprivate var flung = CGSize.zero

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The speed of the dragging finger in points per second. The velocity of a drag is nonzero only at
        /// the end of a swipe.
        public var velocity: CGSize { CGSize(width: flung.width * 4, height: flung.height * 4) }

        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + flung.width, y: location.y + flung.height)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + flung.width, height: translation.height + flung.height)
        }
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance)
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> {
        var way: CGSize?
        return _Recognizer { step in
            switch step.moment {
            case .down where minimumDistance <= 0: way = .zero
            case .down, .held: break
            case .moved(let new): if way != nil || new.length >= minimumDistance { way = new }
            case .up(let flung): return way.map { .ended(Self.value(after: $0, flung: flung)) } ?? .failed
            }
            return way.map { .changed(Self.value(after: $0)) } ?? .possible
        }
    }

    @MainActor private static func value(after way: CGSize, flung: CGSize = .zero) -> Value {
        let start = CGPoint.touched
        return Value(
            time: Date(), location: CGPoint(x: start.x + way.width, y: start.y + way.height),
            startLocation: start, flung: flung)
    }
}

/// The older type for coordinate spaces. In the course, every coordinate space covers the whole screen.
nonisolated public enum CoordinateSpace: Hashable, Sendable {
    case global, local
    case named(Name)

    public struct Name: Hashable, Sendable {
        fileprivate let words: String
    }

    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(Name(words: "\(name)")) }
}
