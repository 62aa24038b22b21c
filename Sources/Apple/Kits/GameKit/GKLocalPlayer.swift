// GameKit: Game Center. The device has no account, so the player cannot be authenticated and nothing is
// saved.

@_exported public import Foundation
public import SwiftUI

public struct GKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
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

open class GKPlayer: NSObject, @unchecked Sendable {
    open var gamePlayerID: String { "" }
    open var displayName: String { "" }
}

open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()

    open var isAuthenticated: Bool { false }

    private var handler: ((UIViewController?, (any Error)?) -> Void)?

    /// The handler receives an error as soon as the app sets it, because the player cannot be
    /// authenticated.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { handler }
        set {
            handler = newValue
            guard newValue != nil else { return }
            DispatchQueue.main.async { self.handler?(nil, GKError(.notSupported)) }
        }
    }
}

public protocol GKLocalPlayerListener: AnyObject {}
