// Network: connections below HTTP. The device is on Wi-Fi, and no other device responds.

@_exported public import Foundation

/// The network path of the device.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }

    static let unknown = NWPath(status: .unsatisfied, availableInterfaces: [])
    static let wireless = NWPath(status: .satisfied, availableInterfaces: [.wireless])

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String { "\(status) \(availableInterfaces.map(\.name))" }
}

public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let name: String
    public let type: InterfaceType
    public let index: Int

    static let wireless = NWInterface(name: "en0", type: .wifi, index: 1)

    public var debugDescription: String { name }
}

/// Reports the network path once, soon after it starts. The network path never changes.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let isOfWireless: Bool
    private var handler: (@Sendable (NWPath) -> Void)?
    private var path = NWPath.unknown
    private var startQueue: DispatchQueue?
    private var isCancelled = false
    private var waiting: [UUID: AsyncStream<NWPath>.Continuation] = [:]

    public init() { isOfWireless = true }

    public var currentPath: NWPath { lock.withLock { path } }
    public var queue: DispatchQueue? { lock.withLock { startQueue } }
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard startQueue == nil, !isCancelled else { return false }
            startQueue = queue
            return true
        }
        if isFirst { queue.async { self.tell() } }
    }

    public func cancel() {
        let waiting = lock.withLock {
            isCancelled = true
            handler = nil
            defer { self.waiting = [:] }
            return self.waiting
        }
        for continuation in waiting.values { continuation.finish() }
    }

    private func tell() {
        let (path, handler) = lock.withLock {
            if !isCancelled { self.path = isOfWireless ? .wireless : .unknown }
            return (self.path, self.isCancelled ? nil : self.handler)
        }
        handler?(path)
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    public struct Iterator: AsyncIteratorProtocol {
        private var paths: AsyncStream<NWPath>.Iterator
        init(_ stream: AsyncStream<NWPath>) { paths = stream.makeAsyncIterator() }
        public mutating func next() async -> NWPath? { await paths.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<NWPath>.makeStream()
        let id = UUID()
        let isOver = lock.withLock {
            guard !isCancelled else { return true }
            waiting[id] = continuation
            path = isOfWireless ? .wireless : .unknown
            continuation.yield(path)
            return false
        }
        if isOver { continuation.finish() }
        continuation.onTermination = { [weak self] _ in
            guard let self else { return }
            _ = lock.withLock { waiting.removeValue(forKey: id) }
        }
        return Iterator(stream)
    }
}
