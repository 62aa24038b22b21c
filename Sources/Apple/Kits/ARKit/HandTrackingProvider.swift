// Hands, planes and meshes in the room; this device detects none.

public final class HandTrackingProvider: DataProvider {
    public init() {}
    public static var isSupported: Bool { false }
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.handTracking] }
    public var state: DataProviderState { .stopped }
    /// The sequence of hand anchors sends no updates.
    public var anchorUpdates: AnchorUpdateSequence<HandAnchor> { AsyncStream { _ in } }
}

public final class PlaneDetectionProvider: DataProvider {
    public init(alignments: [PlaneAnchor.Alignment] = [.horizontal, .vertical]) {}
    public static var isSupported: Bool { false }
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.worldSensing] }
    public var state: DataProviderState { .stopped }
    /// The sequence of plane anchors never sends an update.
    public var anchorUpdates: AnchorUpdateSequence<PlaneAnchor> { AsyncStream { _ in } }
}

public final class SceneReconstructionProvider: DataProvider {
    public enum Mode: Hashable, Sendable { case classification }
    public init(modes: [Mode] = []) {}
    public static var isSupported: Bool { false }
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.worldSensing] }
    public var state: DataProviderState { .stopped }
    /// The sequence of mesh anchors never sends an update.
    public var anchorUpdates: AnchorUpdateSequence<MeshAnchor> { AsyncStream { _ in } }
}

public final class ImageTrackingProvider: DataProvider {
    public init(referenceImages: [ReferenceImage]) {}
    public static var isSupported: Bool { false }
    public var state: DataProviderState { .stopped }
    /// The sequence of image anchors never sends an update.
    public var anchorUpdates: AnchorUpdateSequence<ImageAnchor> { AsyncStream { _ in } }
}

public final class RoomTrackingProvider: DataProvider {
    public init() {}
    public static var isSupported: Bool { false }
    public var state: DataProviderState { .stopped }
    /// The sequence of room anchors never sends an update.
    public var anchorUpdates: AnchorUpdateSequence<RoomAnchor> { AsyncStream { _ in } }
    public var currentRoomAnchor: RoomAnchor? { nil }
}

public struct HandAnchor: TrackableAnchor {
    public enum Chirality: Hashable, Sendable { case left, right }
    public let id: UUID
    public let chirality: Chirality
    public let originFromAnchorTransform: simd_float4x4
    public let isTracked: Bool
    public let handSkeleton: HandSkeleton?
}

public struct HandSkeleton: Sendable {
    public enum JointName: Hashable, CaseIterable, Sendable {
        case wrist
        case thumbKnuckle
        case thumbIntermediateBase
        case thumbIntermediateTip
        case thumbTip
        case indexFingerMetacarpal
        case indexFingerKnuckle
        case indexFingerIntermediateBase
        case indexFingerIntermediateTip
        case indexFingerTip
        case middleFingerMetacarpal
        case middleFingerKnuckle
        case middleFingerIntermediateBase
        case middleFingerIntermediateTip
        case middleFingerTip
        case ringFingerMetacarpal
        case ringFingerKnuckle
        case ringFingerIntermediateBase
        case ringFingerIntermediateTip
        case ringFingerTip
        case littleFingerMetacarpal
        case littleFingerKnuckle
        case littleFingerIntermediateBase
        case littleFingerIntermediateTip
        case littleFingerTip
        case forearmWrist
        case forearmArm
    }
    public struct Joint: Sendable {
        public let name: JointName
        public let anchorFromJointTransform: simd_float4x4
        public let isTracked: Bool
    }
    private let neutral: @Sendable (JointName) -> Joint
    public func joint(_ named: JointName) -> Joint { neutral(named) }
}

public struct PlaneAnchor: Anchor {
    public enum Alignment: Hashable, Sendable { case horizontal, vertical, slanted }
    public enum Classification: Hashable, Sendable, CustomStringConvertible {
        case notAvailable, undetermined, unknown, wall, floor, ceiling, table, seat, window, door
        public var description: String {
            switch self {
            case .notAvailable: "notAvailable"
            case .undetermined: "undetermined"
            case .unknown: "unknown"
            case .wall: "wall"
            case .floor: "floor"
            case .ceiling: "ceiling"
            case .table: "table"
            case .seat: "seat"
            case .window: "window"
            case .door: "door"
            }
        }
    }
    public struct Geometry: Sendable {
        public struct Extent: Sendable {
            public let width: Float
            public let height: Float
        }
        public let extent: Extent
    }
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let alignment: Alignment
    public let classification: Classification
    public let geometry: Geometry
}

public struct GeometrySource: Sendable {
    public let count: Int
    public let stride: Int
    public let offset: Int
}

public struct GeometryElement: Sendable {
    public let count: Int
}

public struct MeshAnchor: Anchor {
    public struct Geometry: Sendable {
        public let vertices: GeometrySource
        public let normals: GeometrySource
        public let faces: GeometryElement
    }
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let geometry: Geometry
}

public struct ReferenceImage: Sendable {
    public let name: String?
}

public struct ImageAnchor: TrackableAnchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let isTracked: Bool
}

public struct RoomAnchor: Anchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let isCurrentRoom: Bool
}
