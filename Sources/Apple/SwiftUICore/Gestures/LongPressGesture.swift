import Lifecycle

/// A long press gesture's value becomes `true` when the finger touches the view; the gesture ends when the
/// press is long enough.
nonisolated public struct LongPressGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Bool

    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public func _recognizer() -> _Recognizer<Bool> {
        _Recognizer { step in
            switch step.moment {
            case .down: .changed(true)
            case .held: .ended(true)
            case .moved(let way): way.length > maximumDistance ? .failed : .changed(true)
            case .up: .failed
            }
        }
    }
}

extension CGSize {
    nonisolated var length: CGFloat { (width * width + height * height).squareRoot() }
}
