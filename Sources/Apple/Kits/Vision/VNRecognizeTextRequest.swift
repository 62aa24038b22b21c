import SwiftUI

// What can be looked for. Each finds nothing.

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedTextObservation]? { _isPerformed ? [] : nil }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0

    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNTextObservation]? { _isPerformed ? [] : nil }
    open var reportCharacterBoxes = false
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNBarcodeObservation]? { _isPerformed ? [] : nil }
    open var symbologies: [VNBarcodeSymbology] = []
    open var coalesceCompositeSymbologies = false

    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { _isPerformed ? [] : nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { _isPerformed ? [] : nil }
    open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { _isPerformed ? [] : nil }
    open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanObservation]? { _isPerformed ? [] : nil }
    open var upperBodyOnly = true
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanBodyPoseObservation]? { _isPerformed ? [] : nil }
}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanHandPoseObservation]? { _isPerformed ? [] : nil }
    open var maximumHandCount = 2
}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRectangleObservation]? { _isPerformed ? [] : nil }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 0.5
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRectangleObservation]? { _isPerformed ? [] : nil }
}

open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNContoursObservation]? { _isPerformed ? [] : nil }
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHorizonObservation]? { _isPerformed ? [] : nil }
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNClassificationObservation]? { _isPerformed ? [] : nil }
    open func supportedIdentifiers() throws -> [String] { [] }
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedObjectObservation]? { _isPerformed ? [] : nil }
    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFeaturePrintObservation]? { _isPerformed ? [] : nil }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNSaliencyImageObservation]? { _isPerformed ? [] : nil }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNSaliencyImageObservation]? { _isPerformed ? [] : nil }
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

open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNInstanceMaskObservation]? { _isPerformed ? [] : nil }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let dog = VNAnimalIdentifier(rawValue: "Dog")
    public static let cat = VNAnimalIdentifier(rawValue: "Cat")
}
