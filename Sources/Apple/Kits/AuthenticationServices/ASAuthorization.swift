public import SwiftUI

/// The result of a successful sign-in; here no sign-in succeeds.
open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }

    public let credential: any ASAuthorizationCredential
    public let provider: any ASAuthorizationProvider

    init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
        self.credential = credential
        self.provider = provider
    }
}

public protocol ASAuthorizationProvider: AnyObject, Sendable {}
public protocol ASAuthorizationCredential: AnyObject, Sendable {}

/// The credential of a user who signed in with Apple. No user signs in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    open var state: String? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }

    init(user: String) { self.user = user }
}

/// A password from the user's keychain.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Signs in with an Apple Account. The provider finds no user, because the device has no account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    public override init() {}

    open func createRequest() -> ASAuthorizationAppleIDRequest {
        ASAuthorizationAppleIDRequest(provider: self)
    }
}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() {}
    open func createRequest() -> ASAuthorizationPasswordRequest {
        ASAuthorizationPasswordRequest(provider: self)
    }
}

public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential,
            credentialImport,
            credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation

        public static func ~= (code: Self, error: any Error) -> Bool {
            (error as? ASAuthorizationError)?.code == code
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var failed: Code { .failed }

    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public var errorCode: Int { code.rawValue }
}

/// Asks the user to sign in. The user cancels.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    open func performRequests() {
        // The closure keeps the controller alive until its delegate is called, as on a device.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
            }
        }
    }
    open func performRequests(options: RequestOptions) { performRequests() }
    open func cancel() {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// UIKit's button for signing in with Apple; scenarios cannot touch it.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    nonisolated public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static var `default`: ButtonType { .signIn }
    }

    nonisolated public enum Style: Int, Sendable { case white, whiteOutline, black }

    public init(type: ButtonType, style: Style) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
}
