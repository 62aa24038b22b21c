/// Where the phone is, as a sequence. It says once that it may not know, and then nothing more.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    public var location: CLLocation? { nil }
    public var stationary: Bool { false }
    public var isStationary: Bool { false }
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }

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
                // Until whoever waits is cancelled.
                let (stream, continuation) = AsyncStream<CLLocationUpdate>.makeStream()
                defer { continuation.finish() }
                return await stream.first { _ in true }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Asks for the permission that its app needs while it is kept. `CLLocationManager` says what the user answers.
public final class CLServiceSession: @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    public func invalidate() {}
}

/// Keeps an app's updates in the background while it is kept.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    public init() {}
    public func invalidate() {}
}
