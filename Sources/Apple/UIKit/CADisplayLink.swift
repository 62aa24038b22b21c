/// Calls its target for each frame, 60 times per second of virtual time, while the display link is in a run
/// loop.
@preconcurrency @MainActor public final class CADisplayLink {
    private let target: Any
    private let selector: Selector
    private var timer: Timer?

    public var isPaused = false
    public var preferredFramesPerSecond = 0
    public var preferredFrameRateRange = CAFrameRateRange.default
    public private(set) var timestamp: CFTimeInterval = 0
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    public let duration: CFTimeInterval = 1 / 60

    public init(target: Any, selector: Selector) { (self.target, self.selector) = (target, selector) }

    public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
        guard timer == nil else { return }
        timer = .scheduledTimer(withTimeInterval: duration, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.frame() }
        }
    }

    public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    public func invalidate() {
        timer?.invalidate()
        timer = nil
    }

    private func frame() {
        guard !isPaused else { return }
        timestamp = CACurrentMediaTime()
        selector.call(on: target, self)
    }
}

nonisolated public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
