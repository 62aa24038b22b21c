/// An update of the phone's location. The sequence reports one update, which says that the app may not read
/// the location, and then waits.
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
                // Waits until the caller is cancelled.
                let (stream, continuation) = AsyncStream<CLLocationUpdate>.makeStream()
                defer { continuation.finish() }
                return await stream.first { _ in true }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Requests the permission that its app needs while the session lives. See `CLLocationManager` for the user's
/// decision.
public final class CLServiceSession: @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    public func invalidate() {}
}

/// Keeps an app's updates in the background while the session lives.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    public init() {}
    public func invalidate() {}
}
