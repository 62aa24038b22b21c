public import SwiftUI

/// Points of a body. None is found.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}

open class VNPoint: NSObject, @unchecked Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(location: CGPoint) { self.init(x: Double(location.x), y: Double(location.y)) }

    open var location: CGPoint { CGPoint(x: x, y: y) }
    open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }
}

open class VNDetectedPoint: VNPoint, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
}

open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {}

open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let nose = JointName(rawValue: "nose")
        public static let leftEye = JointName(rawValue: "leftEye")
        public static let rightEye = JointName(rawValue: "rightEye")
        public static let leftEar = JointName(rawValue: "leftEar")
        public static let rightEar = JointName(rawValue: "rightEar")
        public static let neck = JointName(rawValue: "neck")
        public static let leftShoulder = JointName(rawValue: "leftShoulder")
        public static let rightShoulder = JointName(rawValue: "rightShoulder")
        public static let leftElbow = JointName(rawValue: "leftElbow")
        public static let rightElbow = JointName(rawValue: "rightElbow")
        public static let leftWrist = JointName(rawValue: "leftWrist")
        public static let rightWrist = JointName(rawValue: "rightWrist")
        public static let root = JointName(rawValue: "root")
        public static let leftHip = JointName(rawValue: "leftHip")
        public static let rightHip = JointName(rawValue: "rightHip")
        public static let leftKnee = JointName(rawValue: "leftKnee")
        public static let rightKnee = JointName(rawValue: "rightKnee")
        public static let leftAnkle = JointName(rawValue: "leftAnkle")
        public static let rightAnkle = JointName(rawValue: "rightAnkle")
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = JointsGroupName(rawValue: "all")
        public static let face = JointsGroupName(rawValue: "face")
        public static let torso = JointsGroupName(rawValue: "torso")
        public static let leftArm = JointsGroupName(rawValue: "leftArm")
        public static let rightArm = JointsGroupName(rawValue: "rightArm")
        public static let leftLeg = JointsGroupName(rawValue: "leftLeg")
        public static let rightLeg = JointsGroupName(rawValue: "rightLeg")
    }

    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        throw VNErrorCode.invalidArgument
    }
    open func recognizedPoints(_ group: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let wrist = JointName(rawValue: "wrist")
        public static let thumbCMC = JointName(rawValue: "thumbCMC")
        public static let thumbMP = JointName(rawValue: "thumbMP")
        public static let thumbIP = JointName(rawValue: "thumbIP")
        public static let thumbTip = JointName(rawValue: "thumbTip")
        public static let indexMCP = JointName(rawValue: "indexMCP")
        public static let indexPIP = JointName(rawValue: "indexPIP")
        public static let indexDIP = JointName(rawValue: "indexDIP")
        public static let indexTip = JointName(rawValue: "indexTip")
        public static let middleMCP = JointName(rawValue: "middleMCP")
        public static let middlePIP = JointName(rawValue: "middlePIP")
        public static let middleDIP = JointName(rawValue: "middleDIP")
        public static let middleTip = JointName(rawValue: "middleTip")
        public static let ringMCP = JointName(rawValue: "ringMCP")
        public static let ringPIP = JointName(rawValue: "ringPIP")
        public static let ringDIP = JointName(rawValue: "ringDIP")
        public static let ringTip = JointName(rawValue: "ringTip")
        public static let littleMCP = JointName(rawValue: "littleMCP")
        public static let littlePIP = JointName(rawValue: "littlePIP")
        public static let littleDIP = JointName(rawValue: "littleDIP")
        public static let littleTip = JointName(rawValue: "littleTip")
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = JointsGroupName(rawValue: "all")
        public static let thumb = JointsGroupName(rawValue: "thumb")
        public static let indexFinger = JointsGroupName(rawValue: "indexFinger")
        public static let middleFinger = JointsGroupName(rawValue: "middleFinger")
        public static let ringFinger = JointsGroupName(rawValue: "ringFinger")
        public static let littleFinger = JointsGroupName(rawValue: "littleFinger")
    }

    open var chirality: VNChirality { .unknown }
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        throw VNErrorCode.invalidArgument
    }
    open func recognizedPoints(_ group: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

public enum VNChirality: Int, Sendable {
    case unknown = 0
    case left = -1
    case right = 1
}
