public import Foundation
import Lifecycle
import VirtualTime

/// Loads requests with the app's code instead of the network, for example to return prepared responses in a preview.
///
///     configuration.protocolClasses = [PreparedAnswers.self]   // for one session
///     URLProtocol.registerClass(PreparedAnswers.self)          // for the shared session
open class URLProtocol: NSObject, @unchecked Sendable {
    public let request: URLRequest
    public let cachedResponse: CachedURLResponse?
    public let client: (any URLProtocolClient)?
    public internal(set) var task: URLSessionTask?

    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
    }

    open class func canInit(with request: URLRequest) -> Bool { false }
    open class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    open class func requestIsCacheEquivalent(_ first: URLRequest, to second: URLRequest) -> Bool {
        first == second
    }

    open func startLoading() {}
    open func stopLoading() {}

    // MARK: - Protocols of the shared session

    fileprivate nonisolated(unsafe) static var registered: [URLProtocol.Type] = []

    @discardableResult public class func registerClass(_ loader: AnyClass) -> Bool {
        guard let loader = loader as? URLProtocol.Type else { return false }
        registered.append(loader)
        return true
    }

    public class func unregisterClass(_ loader: AnyClass) { registered.removeAll { $0 == loader } }

    package static func startOver() { registered = [] }
}

public protocol URLProtocolClient: AnyObject {
    func urlProtocol(
        _ loader: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ loader: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ loader: URLProtocol)
    func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error)
    func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid response: CachedURLResponse)
    func urlProtocol(
        _ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
}

extension URLCache {
    public typealias StoragePolicy = URLCacheStoragePolicy
}

/// Loads one task with the app's `URLProtocol` and completes the task once.
final class OwnLoading: URLProtocolClient {
    private let answer: (RequestDesk.Answer) -> Void
    private var response: URLResponse?
    private var data = Data()
    private var loader: URLProtocol?

    /// Returns nil if the session's protocols cannot load the request.
    init?(
        _ request: URLRequest, of task: URLSessionTask, answer: @escaping (RequestDesk.Answer) -> Void
    ) {
        let session = task.session
        let own = session === URLSession.shared ? URLProtocol.registered.reversed() : []
        let loaders =
            own + (session.configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        guard let type = loaders.first(where: { $0.canInit(with: task) }) else { return nil }
        self.answer = answer
        let loader = type.init(
            request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
        loader.task = task
        self.loader = loader
        Simulation.shared.appoint(at: .zero, onMain: false) { [weak self] in self?.loader?.startLoading() }
    }

    func cancel() { end() }

    private func end(_ outcome: RequestDesk.Answer? = nil) {
        guard let loader else { return }
        self.loader = nil
        outcome.map(answer)
        loader.stopLoading()
    }

    func urlProtocol(
        _ loader: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy: URLCache.StoragePolicy
    ) {
        self.response = response
    }

    func urlProtocol(_ loader: URLProtocol, didLoad data: Data) { self.data += data }

    func urlProtocolDidFinishLoading(_ loader: URLProtocol) {
        guard let response else { return end(.failure(URLError(.badServerResponse))) }
        end(.success((data, response)))
    }

    func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) { end(.failure(error)) }

    func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
        (self.response, data) = (response.response, response.data)
    }

    /// After a redirect, the app sends the new request itself.
    func urlProtocol(
        _ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        response = redirectResponse
    }
}
