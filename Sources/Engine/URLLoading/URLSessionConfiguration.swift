import Foundation

/// The headers and time limits of a session.
///
/// The simulated world has one network, which costs nothing. Properties about network costs can be set where
/// they make no difference, and are unavailable where they would.
open class URLSessionConfiguration: @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Has its own cookies and cache.
    public static var ephemeral: URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.httpCookieStorage = HTTPCookieStorage()
        configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0)
        return configuration
    }

    /// Transfers run only while the app does: no system process continues them here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }

    public init() {}

    public private(set) var identifier: String?

    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 7 * 24 * 3600
    public var httpAdditionalHeaders: [AnyHashable: Any]?
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var httpShouldSetCookies = true
    public var httpShouldUsePipelining = false
    public var httpCookieAcceptPolicy = HTTPCookieStorage.AcceptPolicy.onlyFromMainDocumentDomain
    public var networkServiceType = URLRequest.NetworkServiceType.default
    public var multipathServiceType = MultipathServiceType.none
    public var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
    public var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
    public var isDiscretionary = false
    public var sessionSendsLaunchEvents = false
    public var shouldUseExtendedBackgroundIdleMode = false
    public var sharedContainerIdentifier: String?

    /// Keeps the cookies that responses set. The simulated servers ignore the cookies that requests send.
    public var httpCookieStorage: HTTPCookieStorage? = .shared

    /// The shared cache, until the app sets another.
    public var urlCache: URLCache? {
        get { hasOwnCache ? ownCache : .shared }
        set { (hasOwnCache, ownCache) = (true, newValue) }
    }
    private var hasOwnCache = false
    private var ownCache: URLCache?

    /// The app's own protocols. They are tried before the network.
    public var protocolClasses: [AnyClass]? = []

    /// If true, a request waits for a missing connection instead of failing, at most
    /// `timeoutIntervalForResource`.
    public var waitsForConnectivity = false

    @available(*, unavailable, message: "the simulated network has no limit on connections")
    public var httpMaximumConnectionsPerHost: Int {
        get { 6 }
        set {}
    }
}

extension URLSessionConfiguration {
    public enum MultipathServiceType: Int, Sendable {
        case none, handover, interactive, aggregate
    }
}

/// A TLS version. The simulated network encrypts nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 769
    case TLSv11, TLSv12, TLSv13
}
