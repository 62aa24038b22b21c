public import Foundation

/// Copies of responses, stored by URL. A session stores each successful response to a `GET`. The session returns a
/// stored response only if the request's policy accepts responses of any age. The simulated responses state no
/// lifetime, so under the default policy a session asks the server again, as a device does.
public final class URLCache: @unchecked Sendable {
    private static let first = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)
    private nonisolated(unsafe) static var current = first

    public static var shared: URLCache {
        get { current }
        set { current = newValue }
    }

    public var memoryCapacity: Int
    public var diskCapacity: Int
    private var copies: [URL: CachedURLResponse] = [:]

    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }

    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
    }

    public var currentMemoryUsage: Int { copies.values.reduce(0) { $0 + $1.data.count } }
    /// The bytes that the cache uses on disk: always 0, because the cache is in memory.
    public var currentDiskUsage: Int { 0 }

    public func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        request.url.flatMap { copies[$0] }
    }
    public func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {
        if let url = request.url, response.storagePolicy != .notAllowed { copies[url] = response }
    }
    public func removeCachedResponse(for request: URLRequest) {
        if let url = request.url { copies[url] = nil }
    }
    public func removeAllCachedResponses() { copies = [:] }
    public func removeCachedResponses(since date: Date) { copies = [:] }

    /// Stores a response, unless its body needs more than a twentieth of the capacity.
    func take(_ response: URLResponse, with data: Data, of request: URLRequest?) {
        guard let request, request.httpMethod == "GET", let answer = response as? HTTPURLResponse,
            answer.statusCode == 200, data.count <= max(memoryCapacity, diskCapacity) / 20,
            answer.value(forHTTPHeaderField: "Cache-Control")?.contains("no-store") != true
        else { return }
        storeCachedResponse(CachedURLResponse(response: response, data: data), for: request)
    }

    package static func startOver() {
        current = first
        first.copies = [:]
    }
}

public final class CachedURLResponse: @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public let userInfo: [AnyHashable: Any]?
    public let storagePolicy: URLCacheStoragePolicy

    public init(
        response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
        storagePolicy: URLCacheStoragePolicy = .allowed
    ) {
        (self.response, self.data, self.userInfo) = (response, data, userInfo)
        self.storagePolicy = storagePolicy
    }
}

public enum URLCacheStoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
