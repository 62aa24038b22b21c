import Foundation
import Wire

/// Requests with equal properties are equal, even if different source lines send them.
public struct URLRequest: Hashable, Sendable {
    /// Whether a cached response may answer the request. The simulated responses state no lifetime, so only the two
    /// policies that accept copies of any age use the cache.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        var takesAnyCopy: Bool { self == .returnCacheDataElseLoad || self == .returnCacheDataDontLoad }
    }

    public var url: URL?
    public var mainDocumentURL: URL?
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]? = [:]
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval
    public var httpShouldHandleCookies = true
    public var httpShouldUsePipelining = false
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var networkServiceType = NetworkServiceType.default
    public var assumesHTTP3Capable = false
    public var requiresDNSSECValidation = false
    public var attribution = Attribution.developer

    public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV = 9
        case callSignaling = 11
    }

    public enum Attribution: UInt, Sendable {
        case developer, user
    }

    private var method = "GET"

    /// The source line that sends the request. The operator `==` ignores the source line.
    private var sender = Sender()

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// The request's HTTP method; setting nil sets GET.
    public var httpMethod: String? {
        get { method }
        set { method = newValue ?? "GET" }
    }

    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
    }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).filter {
            $0.key.caseInsensitiveCompare(field) != .orderedSame
        }
        allHTTPHeaderFields?[field] = value
    }

    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let before = self.value(forHTTPHeaderField: field)
        setValue(before.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }

    // MARK: - The sending line

    private struct Sender: Hashable, Sendable {
        var location: SourceLocation?

        static func == (left: Sender, right: Sender) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    var location: SourceLocation? { sender.location }

    func sent(from location: SourceLocation?) -> URLRequest {
        var request = self
        request.sender.location = location
        return request
    }
}

extension URLRequest: CustomStringConvertible {
    public var description: String { url?.description ?? "url: nil" }
}
