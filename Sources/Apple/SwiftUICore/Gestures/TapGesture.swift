import Lifecycle

/// A scenario's `tap` sends the smallest number of taps that a gesture under the finger accepts.
nonisolated public struct TapGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Void

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    @MainActor public func _recognizer() -> _Recognizer<Void> { .tap(count) { () } }
}

/// A tap gesture with a position: always the middle of the screen.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count)
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> {
        .tap(count) { Value(location: .touched) }
    }
}

extension _Recognizer {
    /// Makes a recognizer that fails if the finger presses long, moves, or taps too few times.
    fileprivate static func tap(_ count: Int, _ value: @escaping () -> Value) -> _Recognizer {
        _Recognizer { step in
            switch step.moment {
            case .down: step.taps < count ? .failed : .possible
            case .up: .ended(value())
            case .held, .moved: .failed
            }
        }
    }
}

extension CGPoint {
    /// The position of every touch: the middle of the screen, because the course has no layout.
    nonisolated static var touched: CGPoint {
        let screen = GeometryProxy().size
        return CGPoint(x: screen.width / 2, y: screen.height / 2)
    }
}
