import Foundation

/// The headers and time limits of a session.
///
/// The simulated world has one network without costs. Properties about those can be set where that
/// makes no difference, and are unavailable where it would.
open class URLSessionConfiguration: @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Has cookies and its own cache.
    public static var ephemeral: URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.httpCookieStorage = HTTPCookieStorage()
        configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0)
        return configuration
    }

    /// Goes on while the app does: nothing else keeps a transfer alive here.
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

    /// Keeps what answers set. What a request sends back, the world does not look at.
    public var httpCookieStorage: HTTPCookieStorage? = .shared

    /// The shared one, until another is set.
    public var urlCache: URLCache? {
        get { hasOwnCache ? ownCache : .shared }
        set { (hasOwnCache, ownCache) = (true, newValue) }
    }
    private var hasOwnCache = false
    private var ownCache: URLCache?

    /// The app's own ways to load, before the network.
    public var protocolClasses: [AnyClass]? = []

    /// Without a connection a request waits for one instead of failing, as long as `timeoutIntervalForResource` says.
    public var waitsForConnectivity = false

    @available(*, unavailable, message: "the course's network has room for every request at once")
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

/// Versions of the protocol that keeps a connection secret. The network here has nothing to hide.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 769
    case TLSv11, TLSv12, TLSv13
}
