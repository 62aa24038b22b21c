import Foundation
import Wire

/// What is asked of the network.
public struct URLRequest: Hashable, Sendable {
    /// The simulated network keeps no copies: each request reaches it. A policy that would answer from a copy is
    /// unavailable, so that nobody relies on it unawares.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        @available(*, unavailable, message: "the course's network keeps no cache, so this would never load")
        public static var returnCacheDataElseLoad: CachePolicy { .useProtocolCachePolicy }

        @available(*, unavailable, message: "the course's network keeps no cache, so this would never load")
        public static var returnCacheDataDontLoad: CachePolicy { .useProtocolCachePolicy }
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

    private var method = "GET"

    /// The line that sends it. Rides along and is not part of what is asked.
    private var sender = Sender()

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// nil means GET again.
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

    // MARK: - Who sends it

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
