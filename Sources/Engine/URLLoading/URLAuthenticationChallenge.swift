import Foundation

// Declares the types of authentication challenges, which the simulated network never sends.

/// The part of a server that requires credentials.
open class URLProtectionSpace: NSObject, @unchecked Sendable {
    public let host: String
    public let port: Int
    public let `protocol`: String?
    public let realm: String?
    public let authenticationMethod: String

    public init(
        host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
    ) {
        self.host = host
        self.port = port
        self.protocol = `protocol`
        self.realm = realm
        self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    }

    /// Always nil, because simulated servers show no certificate.
    open var serverTrust: SecTrust? { nil }
    open var distinguishedNames: [Data]? { nil }
    open var isProxy: Bool { false }
    open var receivesCredentialSecurely: Bool { `protocol` == "https" }
}

/// The certificates that prove a server's identity.
public final class SecTrust: @unchecked Sendable {
    init() {}
}

/// A name and password, or another proof of identity.
open class URLCredential: NSObject, @unchecked Sendable {
    public enum Persistence: UInt, Sendable {
        case none, forSession, permanent, synchronizable
    }

    public let user: String?
    public let password: String?
    public let persistence: Persistence

    public init(user: String, password: String, persistence: Persistence) {
        self.user = user
        self.password = password
        self.persistence = persistence
    }

    public init(trust: SecTrust) {
        (user, password, persistence) = (nil, nil, .none)
    }

    open var hasPassword: Bool { password != nil }
}

open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    public let protectionSpace: URLProtectionSpace
    public let proposedCredential: URLCredential?
    public let previousFailureCount: Int
    public let failureResponse: URLResponse?
    public let error: (any Error)?
    public let sender: (any URLAuthenticationChallengeSender)?

    public init(
        protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
        previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
        sender: any URLAuthenticationChallengeSender
    ) {
        protectionSpace = space
        proposedCredential = credential
        self.previousFailureCount = previousFailureCount
        failureResponse = response
        self.error = error
        self.sender = sender
    }
}

public protocol URLAuthenticationChallengeSender: AnyObject {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
    func cancel(_ challenge: URLAuthenticationChallenge)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
