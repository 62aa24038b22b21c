/// A place in the world.
open class ARAnchor: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let transform: simd_float4x4
    public let name: String?
    public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
    public init(name: String, transform: simd_float4x4) { (self.transform, self.name) = (transform, name) }
    public required init(anchor: ARAnchor) { (transform, name) = (anchor.transform, anchor.name) }
}

public protocol ARTrackable: AnyObject {
    var isTracked: Bool { get }
}

// The kinds of anchors that an AR session never finds in the course.

open class ARMeshAnchor: ARAnchor, @unchecked Sendable {
    open var geometry: ARMeshGeometry { ARMeshGeometry() }
}

open class ARMeshGeometry: NSObject, @unchecked Sendable {
    override init() {}
}

open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
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
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
}

open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var lookAtPoint: SIMD3<Float> { .zero }

    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let browDownLeft = Self(rawValue: "browDown_L")
        public static let browDownRight = Self(rawValue: "browDown_R")
        public static let cheekPuff = Self(rawValue: "cheekPuff")
        public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
        public static let eyeWideLeft = Self(rawValue: "eyeWide_L")
        public static let eyeWideRight = Self(rawValue: "eyeWide_R")
        public static let jawOpen = Self(rawValue: "jawOpen")
        public static let mouthFunnel = Self(rawValue: "mouthFunnel")
        public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
        public static let tongueOut = Self(rawValue: "tongueOut")
    }
}
