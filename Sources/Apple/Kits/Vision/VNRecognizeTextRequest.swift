import SwiftUI

// Requests to analyze an image; they find nothing here.

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedTextObservation]? { _isPerformed ? [] : nil }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { _isPerformed ? [] : nil }
}

open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNPixelBufferObservation]? { _isPerformed ? [] : nil }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: OSType = 1_278_226_488

    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNInstanceMaskObservation]? { _isPerformed ? [] : nil }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
