public import Foundation

public protocol CLCondition: Sendable {}

/// Monitors places and beacons. The user has denied permission, so the state of every condition stays
/// unknown.
public actor CLMonitor {
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }

    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: UInt16?
        public let minor: UInt16?
        public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    public struct Event: Sendable {
        public enum State: UInt, Sendable {
            case unknown = 0
            case satisfied = 1
            case unsatisfied = 2
            case unmonitored = 3
        }
        public let identifier: String
        public let state: State
        public let date: Date
        public var authorizationDenied: Bool { true }
        public var accuracyLimited: Bool { false }
    }

    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// Waits until cancelled and sends no event.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        // swift-format-ignore: UseSynthesizedInitializer
        public struct AsyncIterator: AsyncIteratorProtocol {
            init() {}
            public mutating func next() async throws -> Event? {
                let (stream, continuation) = AsyncStream<Event>.makeStream()
                defer { continuation.finish() }
                return await stream.first { _ in true }
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public nonisolated let name: String
    private var records: [String: Record] = [:]

    public init(_ name: String) async { self.name = name }

    public var identifiers: [String] { Array(records.keys) }
    public var events: Events { Events() }
    public func record(for identifier: String) -> Record? { records[identifier] }
    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) {
        records[identifier] = Record(
            condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date()))
    }
    public func remove(_ identifier: String) { records[identifier] = nil }
}
