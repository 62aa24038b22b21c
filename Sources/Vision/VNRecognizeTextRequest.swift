public import SwiftUI

// What can be looked for. Each finds nothing.

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNRecognizedTextObservation]? { isPerformed ? [] : nil }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0

    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNTextObservation]? { isPerformed ? [] : nil }
    open var reportCharacterBoxes = false
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNBarcodeObservation]? { isPerformed ? [] : nil }
    open var symbologies: [VNBarcodeSymbology] = []
    open var coalesceCompositeSymbologies = false

    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNFaceObservation]? { isPerformed ? [] : nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNFaceObservation]? { isPerformed ? [] : nil }
    open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNFaceObservation]? { isPerformed ? [] : nil }
    open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNHumanObservation]? { isPerformed ? [] : nil }
    open var upperBodyOnly = true
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNHumanBodyPoseObservation]? { isPerformed ? [] : nil }
}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNHumanHandPoseObservation]? { isPerformed ? [] : nil }
    open var maximumHandCount = 2
}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNRectangleObservation]? { isPerformed ? [] : nil }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 0.5
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNRectangleObservation]? { isPerformed ? [] : nil }
}

open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNContoursObservation]? { isPerformed ? [] : nil }
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNHorizonObservation]? { isPerformed ? [] : nil }
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNClassificationObservation]? { isPerformed ? [] : nil }
    open func supportedIdentifiers() throws -> [String] { [] }
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNRecognizedObjectObservation]? { isPerformed ? [] : nil }
    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNFeaturePrintObservation]? { isPerformed ? [] : nil }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNSaliencyImageObservation]? { isPerformed ? [] : nil }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNSaliencyImageObservation]? { isPerformed ? [] : nil }
}

open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNPixelBufferObservation]? { isPerformed ? [] : nil }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: OSType = 1_278_226_488

    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNInstanceMaskObservation]? { isPerformed ? [] : nil }
}

open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    open override var results: [VNInstanceMaskObservation]? { isPerformed ? [] : nil }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let dog = VNAnimalIdentifier(rawValue: "Dog")
    public static let cat = VNAnimalIdentifier(rawValue: "Cat")
}
