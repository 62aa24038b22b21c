// GameKit: the Game Center. The device has no account for it, so the player cannot be authenticated and nothing is kept.

@_exported public import Foundation
public import SwiftUI

public struct GKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated,
            authenticationInProgress,
            invalidPlayer, scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength,
            playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized, notSupported,
            invalidParameter,
            unexpectedConnection, challengeInvalid
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "GKErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
}

open class GKPlayer: NSObject, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }

    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var alias: String { "" }
    open var displayName: String { "" }
    open var isInvitable: Bool { false }
    open var guestIdentifier: String? { nil }

    open func loadPhoto(
        for size: PhotoSize,
        withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
    }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
    public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}

open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }

    private var handler: ((UIViewController?, (any Error)?) -> Void)?

    /// Is told, once it is set, that no one can be authenticated.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { handler }
        set {
            handler = newValue
            guard newValue != nil else { return }
            DispatchQueue.main.async { self.handler?(nil, GKError(.notSupported)) }
        }
    }

    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
}

public protocol GKLocalPlayerListener: AnyObject {}
