// MusicKit: Apple Music. The user lets no app use Apple Music: nothing is found or played.

@_exported public import Foundation

/// Whether an app may use Apple Music.
public enum MusicAuthorization {
    public enum Status: String, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }

    /// The user denied permission before the app started.
    public static var currentStatus: Status { .denied }
    @discardableResult public static func request() async -> Status { .denied }
}

public enum MusicTokenRequestError: Error, Hashable, Sendable, LocalizedError {
    case unknown, permissionDenied, developerTokenRequestFailed, userNotSignedIn, userTokenRequestFailed
    case userTokenRevoked, privacyAcknowledgementRequired

    public var errorDescription: String? {
        self == .permissionDenied ? "The app is not allowed to use Apple Music." : nil
    }
}

/// The user's subscription to Apple Music; its state is unknown.
public struct MusicSubscription: Hashable, Sendable, CustomStringConvertible {
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool

    public enum Error: Swift.Error, Hashable, Sendable {
        case unknown, permissionDenied, privacyAcknowledgementRequired
    }

    public static var current: MusicSubscription {
        get async throws { throw Error.permissionDenied }
    }

    /// The sequence of subscriptions never sends an update.
    public static var subscriptionUpdates: Updates { Updates() }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = MusicSubscription
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> MusicSubscription? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var description: String { "MusicSubscription(canPlayCatalogContent: \(canPlayCatalogContent))" }
}
