// AuthenticationServices: the Sign in with Apple button. The user cancels: a tap ends with `canceled`.

public import SwiftUI

nonisolated public struct SignInWithAppleButton: View {
    nonisolated public struct Label: Sendable {
        let words: String
        public static let signIn = Label(words: "Sign in with Apple")
        public static let `continue` = Label(words: "Continue with Apple")
    }

    nonisolated public struct Style: Hashable, Sendable {
        private let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
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
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
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
