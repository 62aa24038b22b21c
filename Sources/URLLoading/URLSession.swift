// URLLoading: `URLSession` and its friends, with the network on the other side of the border.
//
// It knows requests and the scope that starts them, and nothing of views. A request leaves through `RequestDesk`
// and is answered when the referee says so. `SwiftUI` re-exports this module, as Foundation would on a device.

@_exported import Foundation
import Lifecycle
import Wire

/// Fetches over the simulated network.
open class URLSession: @unchecked Sendable {
    public static let shared = URLSession()

    public init() {}

    public convenience init(configuration: URLSessionConfiguration) {
        self.init()
    }

    public func data(
        from url: URL, fileID: String = #fileID, line: Int = #line
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), fileID: fileID, line: line)
    }

    public func data(
        for request: URLRequest, fileID: String = #fileID, line: Int = #line
    ) async throws -> (Data, URLResponse) {
        try await RequestDesk.shared.send(request, from: SourceLocation(fileID: fileID, line: line))
    }

    // The same without a source line: these satisfy a learner's own protocol, which those with a default
    // argument do not. An ordinary call still picks the one above.

    @_disfavoredOverload
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await RequestDesk.shared.send(URLRequest(url: url), from: nil)
    }

    @_disfavoredOverload
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await RequestDesk.shared.send(request, from: nil)
    }
}

/// Accepted and without effect: caches, keep-alive and timeouts of their own are not simulated.
open class URLSessionConfiguration: @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    public init() {}

    public var timeoutIntervalForRequest: TimeInterval = 60
    public var waitsForConnectivity = false
    public var httpAdditionalHeaders: [AnyHashable: Any]?
}
