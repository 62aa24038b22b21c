public import SwiftUI

// What was found in a task. Nothing is, so none of these is given to an app.

public protocol VisionObservation: Hashable, Sendable, CustomStringConvertible {
    var uuid: UUID { get }
    var confidence: Float { get }
}

extension VisionObservation {
    public var description: String { "\(Self.self)" }
}

public protocol BoundingBoxProviding {
    var boundingBox: NormalizedRect { get }
}

public protocol QuadrilateralProviding: BoundingBoxProviding {
    var topLeft: NormalizedPoint { get }
    var topRight: NormalizedPoint { get }
    var bottomLeft: NormalizedPoint { get }
    var bottomRight: NormalizedPoint { get }
}

/// Something is found in no picture, so there is nothing to make one of.
public struct RecognizedText: Hashable, Sendable {
    private init(none: Void) {}
    public var string: String { "" }
    public var confidence: Float { 0 }
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { nil }
}

public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let bottomRight: NormalizedPoint

    public var transcript: String { "" }
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}

public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let bottomRight: NormalizedPoint

    public var symbology: BarcodeSymbology { .qr }
    public var payloadString: String? { nil }
    public var payloadData: Data? { nil }
}

public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let bottomRight: NormalizedPoint
}

public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let bottomRight: NormalizedPoint
}

public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect

    public var roll: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
    public var yaw: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
    public var pitch: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
}

public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect

    public var isUpperBodyOnly: Bool { true }
}

public struct ClassificationObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float

    public var identifier: String { "" }
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}

public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect

    public var labels: [ClassificationObservation] { [] }
}

public struct HumanBodyPoseObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
}

public struct HumanHandPoseObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
}

public struct ImageAestheticsScoresObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float

    public var overallScore: Float { 0 }
    public var isUtility: Bool { false }
}

public struct FeaturePrintObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float

    public func distance(to featurePrint: FeaturePrintObservation) throws -> Double {
        throw VisionError.operationFailed("no model")
    }
}

public struct InstanceMaskObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float

    public var allInstances: IndexSet { [] }
}

public enum BarcodeSymbology: String, Hashable, Codable, CaseIterable, Sendable {
    case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i
    case code128, dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5
    case i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417, qr, upce
}
