// ARKit on a headset. This device is not a headset: no provider is supported, and permission is denied.

public final class ARKitSession: CustomStringConvertible, @unchecked Sendable {
    public init() {}

    public enum AuthorizationType: Hashable, CaseIterable, Sendable, CustomStringConvertible {
        case handTracking, worldSensing, cameraAccess
        public var description: String {
            switch self {
            case .handTracking: "hand tracking"
            case .worldSensing: "world sensing"
            case .cameraAccess: "camera access"
            }
        }
    }
    public enum AuthorizationStatus: Hashable, Sendable, CustomStringConvertible {
        case notDetermined, allowed, denied
        public var description: String {
            switch self {
            case .notDetermined: "not determined"
            case .allowed: "allowed"
            case .denied: "denied"
            }
        }
    }
    public struct Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
        public enum Code: Hashable, Sendable {
            case dataProviderNotAuthorized, dataProviderFailedToRun, unsupportedDataProvider
        }
        public let code: Code
        public var description: String { "\(code)" }
    }
    public enum Event: Sendable, CustomStringConvertible {
        case authorizationChanged(type: AuthorizationType, status: AuthorizationStatus)
        case dataProviderStateChanged(
            dataProviders: [any DataProvider], newState: DataProviderState, error: Error?)
        public var description: String { "an event of ARKitSession" }
    }

    public func run(_ dataProviders: [any DataProvider]) async throws {
        if !dataProviders.isEmpty { throw Error(code: .dataProviderNotAuthorized) }
    }
    public func stop() {}
    public func queryAuthorization(for types: [AuthorizationType]) async -> [AuthorizationType:
        AuthorizationStatus]
    {
        Dictionary(types.map { ($0, .denied) }) { $1 }
    }
    public func requestAuthorization(for types: [AuthorizationType]) async -> [AuthorizationType:
        AuthorizationStatus]
    {
        Dictionary(types.map { ($0, .denied) }) { $1 }
    }
    /// The sequence of events never sends an event.
    public var events: AsyncStream<Event> { AsyncStream { _ in } }
    public var description: String { "ARKitSession" }
}

public enum DataProviderState: Hashable, Sendable { case initialized, running, paused, stopped }

public protocol DataProvider: AnyObject, Sendable {
    static var isSupported: Bool { get }
    var state: DataProviderState { get }
}

public protocol Anchor: Identifiable, Sendable where ID == UUID {
    var originFromAnchorTransform: simd_float4x4 { get }
}

public protocol TrackableAnchor: Anchor {
    var isTracked: Bool { get }
}

/// A change to an anchor; no session reports changes here.
public struct AnchorUpdate<AnchorType: Anchor>: Sendable {
    public enum Event: Hashable, Sendable { case added, updated, removed }
    public let anchor: AnchorType
    public let event: Event
}

public typealias AnchorUpdateSequence<AnchorType: Anchor> = AsyncStream<AnchorUpdate<AnchorType>>

public final class WorldTrackingProvider: DataProvider {
    public init() {}
    public static var isSupported: Bool { false }
    public var state: DataProviderState { .stopped }
    public var anchorUpdates: AnchorUpdateSequence<WorldAnchor> { AsyncStream { _ in } }
    public func queryDeviceAnchor(atTimestamp timestamp: TimeInterval) -> DeviceAnchor? { nil }
    public func addAnchor(_ worldAnchor: WorldAnchor) async throws {
        throw ARKitSession.Error(code: .unsupportedDataProvider)
    }
    public func removeAnchor(_ worldAnchor: WorldAnchor) async throws {
        throw ARKitSession.Error(code: .unsupportedDataProvider)
    }
    public func removeAnchor(forID id: UUID) async throws {
        throw ARKitSession.Error(code: .unsupportedDataProvider)
    }
}

public struct WorldAnchor: TrackableAnchor, Hashable {
    public let id = UUID()
    public let originFromAnchorTransform: simd_float4x4
    public var isTracked: Bool { false }
    public init(originFromAnchorTransform: simd_float4x4) {
        self.originFromAnchorTransform = originFromAnchorTransform
    }
    public static func == (left: WorldAnchor, right: WorldAnchor) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

public struct DeviceAnchor: TrackableAnchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let isTracked: Bool
}
