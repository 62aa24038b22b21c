public import Foundation
import Lifecycle

/// Answers that are kept. The world's say nothing of how long they may be, so under the usual policy each request reaches the network,
/// as it would on a device; what an app puts here itself it can take out again.
public final class URLCache: @unchecked Sendable {
    private static let first = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)
    private nonisolated(unsafe) static var current = first

    public static var shared: URLCache {
        get { onEngine { current } }
        set { onEngine { current = newValue } }
    }

    public var memoryCapacity: Int
    public var diskCapacity: Int
    private var kept: [URLRequest: CachedURLResponse] = [:]

    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }

    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
    }

    public var currentMemoryUsage: Int { onEngine { kept.values.reduce(0) { $0 + $1.data.count } } }
    public var currentDiskUsage: Int { 0 }

    public func cachedResponse(for request: URLRequest) -> CachedURLResponse? { onEngine { kept[request] } }
    public func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {
        onEngine { kept[request] = response }
    }
    public func removeCachedResponse(for request: URLRequest) { onEngine { kept[request] = nil } }
    public func removeAllCachedResponses() { onEngine { kept = [:] } }
    public func removeCachedResponses(since date: Date) { removeAllCachedResponses() }

    /// For an app that begins in a process where another has been.
    package static func startOver() {
        current = first
        first.kept = [:]
    }
}

/// One answer, and the data that came with it.
public final class CachedURLResponse: @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public let userInfo: [AnyHashable: Any]?
    public let storagePolicy: URLCacheStoragePolicy

    public init(response: URLResponse, data: Data) {
        (self.response, self.data, userInfo, storagePolicy) = (response, data, nil, .allowed)
    }

    public init(
        response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
        storagePolicy: URLCacheStoragePolicy
    ) {
        (self.response, self.data, self.userInfo) = (response, data, userInfo)
        self.storagePolicy = storagePolicy
    }
}

public enum URLCacheStoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
