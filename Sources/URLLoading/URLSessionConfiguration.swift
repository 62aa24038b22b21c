import Foundation

/// The headers and time limits of a session.
///
/// The simulated world has one network without caches or costs. Properties about those can be set where that
/// makes no difference, and are unavailable where it would.
open class URLSessionConfiguration: @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Has cookies and a cache of its own.
    public static var ephemeral: URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.httpCookieStorage = HTTPCookieStorage()
        configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0)
        return configuration
    }

    public init() {}

    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 7 * 24 * 3600
    public var httpAdditionalHeaders: [AnyHashable: Any]?
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var httpShouldSetCookies = true

    /// Keeps what answers set. What a request sends back, the world does not look at.
    public var httpCookieStorage: HTTPCookieStorage? = .shared

    /// What the app keeps itself. The simulated network looks into none, as its answers say nothing that would let it.
    public var urlCache: URLCache? = .shared

    /// Without a connection a request waits for one instead of failing, as long as `timeoutIntervalForResource` says.
    public var waitsForConnectivity = false

    @available(*, unavailable, message: "the course's network has room for every request at once")
    public var httpMaximumConnectionsPerHost: Int {
        get { 6 }
        set {}
    }
}
