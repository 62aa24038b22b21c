public import SwiftUI

/// Signs in on a web page. The user closes the sign-in page.
@preconcurrency open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void

    private let completionHandler: CompletionHandler
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
    }

    @discardableResult open func start() -> Bool {
        DispatchQueue.main.async { [completionHandler] in
            completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
        }
        return true
    }

    open func cancel() {}
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid

        public static func ~= (code: Self, error: any Swift.Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var canceledLogin: Code { .canceledLogin }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
}

/// Signs in on a web page, for a SwiftUI view.
// swift-format-ignore: UseSynthesizedInitializer

/// Asks the user to sign in, for a SwiftUI view. The user cancels.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct AuthorizationController: Sendable {
    nonisolated init() {}
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

public enum ASAuthorizationResult: Sendable {
    case password(ASPasswordCredential)
}

extension EnvironmentValues {
    nonisolated public var authorizationController: AuthorizationController { AuthorizationController() }
}
