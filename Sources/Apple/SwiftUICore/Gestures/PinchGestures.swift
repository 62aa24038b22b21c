import Lifecycle

// Two-finger gestures are never recognized, because no scenario can make them.

nonisolated public struct MagnifyGesture: _PrimitiveGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> { _Recognizer { _ in .failed } }
}

/// The older pinch gesture, with the scale as its value.
nonisolated public struct MagnificationGesture: _PrimitiveGesture, Sendable {
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public func _recognizer() -> _Recognizer<CGFloat> { _Recognizer { _ in .failed } }
}

nonisolated public struct RotateGesture: _PrimitiveGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> { _Recognizer { _ in .failed } }
}

/// The older rotation gesture, with the angle as its value.
nonisolated public struct RotationGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public func _recognizer() -> _Recognizer<Angle> { _Recognizer { _ in .failed } }
}
