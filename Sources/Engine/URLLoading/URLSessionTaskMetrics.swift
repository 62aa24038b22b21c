import Foundation

/// The times at which a task began and ended; all other times are nil. The simulated network neither looks up
/// names nor opens connections, so the times for both steps are nil.
public final class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    public let taskInterval: DateInterval
    public let redirectCount = 0

    init(of task: URLSessionTask) {
        let interval = DateInterval(start: task.began, end: max(task.began, task.ended))
        taskInterval = interval
        transactionMetrics = [task.originalRequest].compactMap {
            $0.map { URLSessionTaskTransactionMetrics(request: $0, response: task.response, interval) }
        }
    }
}

public final class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    public enum ResourceFetchType: Int, Sendable {
        case unknown, networkLoad, serverPush, localCache
    }

    public let request: URLRequest
    public let response: URLResponse?
    public let fetchStartDate: Date?
    public let requestStartDate: Date?
    public let responseEndDate: Date?
    public let resourceFetchType = ResourceFetchType.networkLoad
    public let isProxyConnection = false
    public let isReusedConnection = false
    public let isCellular = false

    init(request: URLRequest, response: URLResponse?, _ interval: DateInterval) {
        self.request = request
        self.response = response
        (fetchStartDate, requestStartDate, responseEndDate) = (interval.start, interval.start, interval.end)
    }

    public var domainLookupStartDate: Date? { nil }
    public var domainLookupEndDate: Date? { nil }
    public var connectStartDate: Date? { nil }
    public var connectEndDate: Date? { nil }
    public var secureConnectionStartDate: Date? { nil }
    public var secureConnectionEndDate: Date? { nil }
    public var requestEndDate: Date? { requestStartDate }
    public var responseStartDate: Date? { responseEndDate }
    public var networkProtocolName: String? { "h2" }
}
