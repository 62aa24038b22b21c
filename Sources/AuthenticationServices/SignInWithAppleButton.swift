// AuthenticationServices: the button that signs in with Apple. The user declines: a touch ends with `canceled`.

public import SwiftUI

nonisolated public struct SignInWithAppleButton: View {
    nonisolated public struct Label: Sendable {
        let words: String
        public static let signIn = Label(words: "Sign in with Apple")
        public static let signUp = Label(words: "Sign up with Apple")
        public static let `continue` = Label(words: "Continue with Apple")
    }

    nonisolated public struct Style: Sendable {
        public static let black = Style()
        public static let white = Style()
        public static let whiteOutline = Style()
    }

    private let label: Label
    private let onRequest: @MainActor (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void

    @preconcurrency public init(
        _ label: Label = .signIn, onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    @MainActor public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(ASAuthorizationError(.canceled)))
        } label: {
            Text(verbatim: label.words)
        }
    }
}

extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        self
    }
}

public final class ASAuthorizationAppleIDRequest: @unchecked Sendable {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
    public var state: String?
    init() {}
}

/// A sign-in that has succeeded. None does here.
public final class ASAuthorization: Sendable {
    public struct Scope: Hashable, Sendable {
        private let name: String
        public static let fullName = Scope(name: "fullName")
        public static let email = Scope(name: "email")
    }

    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

public protocol ASAuthorizationCredential: Sendable {}

public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
    public let user: String
    public let email: String?
    public let fullName: PersonNameComponents?
    public let identityToken: Data?
    public let authorizationCode: Data?

    init(user: String) {
        self.user = user
        (email, fullName, identityToken, authorizationCode) = (nil, nil, nil, nil)
    }
}

public struct ASAuthorizationError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
