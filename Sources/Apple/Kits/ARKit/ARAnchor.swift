/// A place in the world.
open class ARAnchor: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let transform: simd_float4x4
    public let name: String?
    open var sessionIdentifier: UUID? { nil }
    public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
    public init(name: String, transform: simd_float4x4) { (self.transform, self.name) = (transform, name) }
    public required init(anchor: ARAnchor) { (transform, name) = (anchor.transform, anchor.name) }
}

public protocol ARTrackable: AnyObject {
    var isTracked: Bool { get }
}

// No anchor of these kinds is ever found, so none is made.

open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    public enum Classification: Hashable, Sendable {
        public enum Status: Hashable, Sendable { case notAvailable, undetermined, unknown }
        case none(Status)
        case wall, floor, ceiling, table, seat, window, door
    }
    open var alignment: Alignment { .horizontal }
    open var classification: Classification { .none(.notAvailable) }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
    open class var isClassificationSupported: Bool { false }
}

open class ARPlaneExtent: NSObject, @unchecked Sendable {
    override init() {}
    open var width: Float { 0 }
    open var height: Float { 0 }
    open var rotationOnYAxis: Float { 0 }
}

open class ARPlaneGeometry: NSObject, @unchecked Sendable {
    override init() {}
    open var vertices: [SIMD3<Float>] { [] }
    open var boundaryVertices: [SIMD3<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
}

open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var referenceImage: ARReferenceImage? { nil }
    open var isTracked: Bool { false }
    open var estimatedScaleFactor: CGFloat { 1 }
}

open class ARObjectAnchor: ARAnchor, @unchecked Sendable {}
open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {}
open class ARGeoAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
}

open class ARMeshAnchor: ARAnchor, @unchecked Sendable {
    open var geometry: ARMeshGeometry { ARMeshGeometry() }
}

open class ARMeshGeometry: NSObject, @unchecked Sendable {
    override init() {}
}

public enum ARMeshClassification: Int, Sendable { case none, wall, floor, ceiling, table, seat, window, door }

open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
    open var estimatedScaleFactor: CGFloat { 1 }
    open var skeleton: ARSkeleton3D { ARSkeleton3D() }
}

open class ARSkeleton: NSObject, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let root = JointName(rawValue: "root")
        public static let head = JointName(rawValue: "head_joint")
        public static let leftHand = JointName(rawValue: "left_hand_joint")
        public static let rightHand = JointName(rawValue: "right_hand_joint")
        public static let leftFoot = JointName(rawValue: "left_foot_joint")
        public static let rightFoot = JointName(rawValue: "right_foot_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
    }
    override init() {}
}

open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
    open var jointModelTransforms: [simd_float4x4] { [] }
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}

open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
    open var geometry: ARFaceGeometry { ARFaceGeometry() }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var lookAtPoint: SIMD3<Float> { .zero }

    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let browDownLeft = Self(rawValue: "browDown_L")
        public static let browDownRight = Self(rawValue: "browDown_R")
        public static let browInnerUp = Self(rawValue: "browInnerUp")
        public static let browOuterUpLeft = Self(rawValue: "browOuterUp_L")
        public static let browOuterUpRight = Self(rawValue: "browOuterUp_R")
        public static let cheekPuff = Self(rawValue: "cheekPuff")
        public static let cheekSquintLeft = Self(rawValue: "cheekSquint_L")
        public static let cheekSquintRight = Self(rawValue: "cheekSquint_R")
        public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
        public static let eyeLookDownLeft = Self(rawValue: "eyeLookDown_L")
        public static let eyeLookDownRight = Self(rawValue: "eyeLookDown_R")
        public static let eyeLookInLeft = Self(rawValue: "eyeLookIn_L")
        public static let eyeLookInRight = Self(rawValue: "eyeLookIn_R")
        public static let eyeLookOutLeft = Self(rawValue: "eyeLookOut_L")
        public static let eyeLookOutRight = Self(rawValue: "eyeLookOut_R")
        public static let eyeLookUpLeft = Self(rawValue: "eyeLookUp_L")
        public static let eyeLookUpRight = Self(rawValue: "eyeLookUp_R")
        public static let eyeSquintLeft = Self(rawValue: "eyeSquint_L")
        public static let eyeSquintRight = Self(rawValue: "eyeSquint_R")
        public static let eyeWideLeft = Self(rawValue: "eyeWide_L")
        public static let eyeWideRight = Self(rawValue: "eyeWide_R")
        public static let jawForward = Self(rawValue: "jawForward")
        public static let jawLeft = Self(rawValue: "jawLeft")
        public static let jawOpen = Self(rawValue: "jawOpen")
        public static let jawRight = Self(rawValue: "jawRight")
        public static let mouthClose = Self(rawValue: "mouthClose")
        public static let mouthDimpleLeft = Self(rawValue: "mouthDimple_L")
        public static let mouthDimpleRight = Self(rawValue: "mouthDimple_R")
        public static let mouthFrownLeft = Self(rawValue: "mouthFrown_L")
        public static let mouthFrownRight = Self(rawValue: "mouthFrown_R")
        public static let mouthFunnel = Self(rawValue: "mouthFunnel")
        public static let mouthLeft = Self(rawValue: "mouthLeft")
        public static let mouthLowerDownLeft = Self(rawValue: "mouthLowerDown_L")
        public static let mouthLowerDownRight = Self(rawValue: "mouthLowerDown_R")
        public static let mouthPressLeft = Self(rawValue: "mouthPress_L")
        public static let mouthPressRight = Self(rawValue: "mouthPress_R")
        public static let mouthPucker = Self(rawValue: "mouthPucker")
        public static let mouthRight = Self(rawValue: "mouthRight")
        public static let mouthRollLower = Self(rawValue: "mouthRollLower")
        public static let mouthRollUpper = Self(rawValue: "mouthRollUpper")
        public static let mouthShrugLower = Self(rawValue: "mouthShrugLower")
        public static let mouthShrugUpper = Self(rawValue: "mouthShrugUpper")
        public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
        public static let mouthStretchLeft = Self(rawValue: "mouthStretch_L")
        public static let mouthStretchRight = Self(rawValue: "mouthStretch_R")
        public static let mouthUpperUpLeft = Self(rawValue: "mouthUpperUp_L")
        public static let mouthUpperUpRight = Self(rawValue: "mouthUpperUp_R")
        public static let noseSneerLeft = Self(rawValue: "noseSneer_L")
        public static let noseSneerRight = Self(rawValue: "noseSneer_R")
        public static let tongueOut = Self(rawValue: "tongueOut")
    }
}

open class ARFaceGeometry: NSObject, @unchecked Sendable {
    override init() {}
    open var vertices: [SIMD3<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
    open var vertexCount: Int { 0 }
}
