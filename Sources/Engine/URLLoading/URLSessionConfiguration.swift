import Foundation

/// The settings of a session, such as its headers and time limits.
///
/// The simulated network costs nothing, so properties about network costs have no effect.
open class URLSessionConfiguration: @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// A configuration with separate cookies and a separate cache.
    public static var ephemeral: URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.httpCookieStorage = HTTPCookieStorage()
        configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0)
        return configuration
    }

    /// Transfers run only while the app runs, because the simulation has no system process that could
    /// continue transfers.
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

    /// The storage for cookies from responses. The simulated servers ignore the cookies of requests.
    public var httpCookieStorage: HTTPCookieStorage? = .shared

    /// The session's cache: by default, the shared cache.
    public var urlCache: URLCache? {
        get { hasOwnCache ? ownCache : .shared }
        set { (hasOwnCache, ownCache) = (true, newValue) }
    }
    private var hasOwnCache = false
    private var ownCache: URLCache?

    /// The app's URL protocols, which the session tries before the network.
    public var protocolClasses: [AnyClass]? = []

    /// True lets a request without a connection wait instead of failing, at most for
    /// `timeoutIntervalForResource`.
    public var waitsForConnectivity = false

    /// Has no effect, because the simulated network has no limit on connections.
    public var httpMaximumConnectionsPerHost = 6
}

extension URLSessionConfiguration {
    public enum MultipathServiceType: Int, Sendable {
        case none, handover, interactive, aggregate
    }
}

/// A TLS version, which has no effect because the simulated network encrypts nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 769
    case TLSv11, TLSv12, TLSv13
}
