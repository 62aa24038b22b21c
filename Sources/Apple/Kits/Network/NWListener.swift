public import Foundation

/// Listens for connections. The listener fails, because the device has no address.
public final class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public var txtRecordObject: NWTXTRecord?

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            (self.name, self.type, self.domain, txtRecordObject) = (name, type, domain, txtRecord)
        }
    }

    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public let port: NWEndpoint.Port?
    public var service: Service?
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)?
    public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }
    public init(service: Service, using parameters: NWParameters) throws {
        (self.service, self.parameters, port) = (service, parameters, nil)
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async {
            guard self.state == .setup else { return }
            self.state = .failed(.posix(.EADDRNOTAVAIL))
            self.stateUpdateHandler?(self.state)
        }
    }

    public func cancel() {
        guard let queue else {
            state = .cancelled
            return
        }
        queue.async {
            guard self.state != .cancelled else { return }
            self.state = .cancelled
            self.stateUpdateHandler?(.cancelled)
        }
    }
}

/// Searches for nearby services. The browser keeps waiting, because the user denies access.
public final class NWBrowser: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    public enum Descriptor: Equatable, Sendable {
        case bonjour(type: String, domain: String?)
    }

    /// A found service. The browser never finds services.
    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable {
            case bonjour(NWTXTRecord)
        }

        public enum Change: Hashable, Sendable {
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let identical = Flags(rawValue: 1)
            }
            case identical
            indirect case changed(old: Result, new: Result, flags: Flags)
        }

        public let endpoint: NWEndpoint
        public let metadata: Metadata
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)?
    public var browseResultsChangedHandler:
        (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async {
            guard self.state == .setup else { return }
            self.state = .waiting(.denied)
            self.stateUpdateHandler?(self.state)
        }
    }

    public func cancel() {
        guard let queue else {
            state = .cancelled
            return
        }
        queue.async {
            guard self.state != .cancelled else { return }
            self.state = .cancelled
            self.stateUpdateHandler?(.cancelled)
        }
    }
}
