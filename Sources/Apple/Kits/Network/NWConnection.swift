public import Foundation

/// A connection to another device; it keeps waiting, because no device responds.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    }

    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let isFinal: Bool
        public let protocolMetadata: [NWProtocolMetadata]
        public let relativePriority: Double
        public let expirationMilliseconds: UInt64
        public let antecedent: ContentContext?

        public static let defaultMessage = ContentContext(identifier: "default message")

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            (self.identifier, expirationMilliseconds, relativePriority) = (identifier, expiration, priority)
            (self.isFinal, self.antecedent, protocolMetadata) = (isFinal, antecedent, metadata ?? [])
        }
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)?

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async {
            guard self.state == .setup else { return }
            self.change(to: .preparing)
            self.change(to: .waiting(.posix(.ECONNREFUSED)))
        }
    }

    public func restart() {
        queue?.async {
            guard case .waiting = self.state else { return }
            self.change(to: .preparing)
            self.change(to: .waiting(.posix(.ECONNREFUSED)))
        }
    }
    public func cancel() {
        guard state != .cancelled else { return }
        guard let queue else {
            state = .cancelled
            return
        }
        queue.async { if self.state != .cancelled { self.change(to: .cancelled) } }
    }

    private func change(to state: State) {
        self.state = state
        stateUpdateHandler?(state)
    }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        (queue ?? .global()).async { handler(.posix(.ENOTCONN)) }
    }

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        (queue ?? .global()).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
    }
    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool,
                _ error: NWError?
            ) -> Void
    ) {
        (queue ?? .global()).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
    }

    public var debugDescription: String { "[\(endpoint.debugDescription)]" }
}
