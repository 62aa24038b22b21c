/// An update of the phone's location. The sequence sends one update, which says that the app may not read
/// the location; then it waits.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Sendable {
        case `default`, fitness
    }

    public var location: CLLocation? { nil }
    public var stationary: Bool { false }
    public var isStationary: Bool { false }
    public var authorizationDenied: Bool { true }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isTold = false
            init() {}

            public mutating func next() async throws -> CLLocationUpdate? {
                guard isTold else {
                    isTold = true
                    return CLLocationUpdate()
                }
                // Waits until the caller is cancelled.
                let (stream, continuation) = AsyncStream<CLLocationUpdate>.makeStream()
                defer { continuation.finish() }
                return await stream.first { _ in true }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Keeps an app's updates in the background while the session lives.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    public init() {}
    public func invalidate() {}
}
