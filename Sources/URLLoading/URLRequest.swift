import Foundation

/// What is asked of the network.
public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: Int, Sendable {
        case useProtocolCachePolicy
        case reloadIgnoringLocalCacheData
        case returnCacheDataElseLoad
    }

    public var url: URL?
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]? = [:]
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
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
}
