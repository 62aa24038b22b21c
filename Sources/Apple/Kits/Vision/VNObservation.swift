public import CoreML
public import CoreVideo

// Results of requests. Requests find nothing, so apps never receive an observation.

open class VNObservation: NSObject, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }

    override init() {}
}

/// A detected object with its bounding box. Apps can create an observation to track an object.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public let boundingBox: CGRect

    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    private let buffer: CVPixelBuffer

    private init(_ buffer: CVPixelBuffer) { self.buffer = buffer }

    open var pixelBuffer: CVPixelBuffer { buffer }
}

open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { [] }
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw VNErrorCode.operationFailed }
}
