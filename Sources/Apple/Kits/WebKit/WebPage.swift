public import Observation
public import SwiftUI

/// A web page without a view. The course fetches the page as for a `WKWebView`, but does not run
/// the page's scripts.
@MainActor final public class WebPage: Observable {
    @MainActor public struct Configuration {
        public var userContentController = WKUserContentController()
        public init() {}
    }

    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, committed, finished
    }

    public enum NavigationError: Error, Sendable {
        case failedProvisionalNavigation(any Error)
        case invalidURL
    }

    private let registrar = ObservationRegistrar()
    private var address: URL?
    private var isFetching = false
    private var event: NavigationEvent?
    private var fetch: Task<Void, Never>?
    public var customUserAgent: String?
    public var isInspectable = false
    public var mediaType: String?

    public init(configuration: Configuration = Configuration()) {}

    public var url: URL? {
        registrar.access(self, keyPath: \.url)
        return address
    }
    public var title: String { "" }
    public var isLoading: Bool {
        registrar.access(self, keyPath: \.isLoading)
        return isFetching
    }
    public var estimatedProgress: Double { isLoading ? 0.5 : address == nil ? 0 : 1 }
    public var currentNavigationEvent: NavigationEvent? {
        registrar.access(self, keyPath: \.currentNavigationEvent)
        return event
    }

    @discardableResult public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
        guard let url else { return AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) } }
        return load(URLRequest(url: url))
    }

    @discardableResult public func load(_ request: URLRequest) -> AsyncThrowingStream<
        NavigationEvent, any Error
    > {
        fetch?.cancel()
        registrar.withMutation(of: self, keyPath: \.url) { address = request.url }
        set(.startedProvisionalNavigation, isLoading: true)
        let (events, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
        continuation.yield(.startedProvisionalNavigation)
        fetch = Task {
            do {
                _ = try await URLSession.shared.data(for: request)
                guard !Task.isCancelled else { return continuation.finish() }
                for next in [NavigationEvent.committed, .finished] {
                    set(next, isLoading: next != .finished)
                    continuation.yield(next)
                }
                continuation.finish()
            } catch {
                set(nil, isLoading: false)
                continuation.finish(throwing: NavigationError.failedProvisionalNavigation(error))
            }
        }
        return events
    }

    @discardableResult public func load(
        html: String, baseURL: URL = URL(filePath: "/")
    ) -> AsyncThrowingStream<NavigationEvent, any Error> {
        registrar.withMutation(of: self, keyPath: \.url) { address = baseURL }
        set(.finished, isLoading: false)
        return AsyncThrowingStream { continuation in
            for next in [NavigationEvent.startedProvisionalNavigation, .committed, .finished] {
                continuation.yield(next)
            }
            continuation.finish()
        }
    }

    @discardableResult public func reload(fromOrigin: Bool = false) -> AsyncThrowingStream<
        NavigationEvent, any Error
    > { load(address) }

    public func stopLoading() {
        fetch?.cancel()
        set(event, isLoading: false)
    }

    private func set(_ event: NavigationEvent?, isLoading: Bool) {
        registrar.withMutation(of: self, keyPath: \.currentNavigationEvent) { self.event = event }
        registrar.withMutation(of: self, keyPath: \.isLoading) { isFetching = isLoading }
    }
}
