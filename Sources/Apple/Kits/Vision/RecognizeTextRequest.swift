public import SwiftUI

// What can be looked for in a task. Each finds nothing.

public struct RecognizeTextRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedTextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages: [Locale.Language] = []
    public var customWords: [String] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var minimumTextHeightFraction: Float?

    public enum RecognitionLevel: Hashable, Codable, Sendable { case accurate, fast }

    public var supportedRecognitionLanguages: [Locale.Language] { [] }

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var symbologies: [BarcodeSymbology] = []
    public var coalescesCompositeSymbologies = false

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [HumanObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var upperBodyOnly = true

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectHumanBodyPoseRequest: ImageProcessingRequest {
    public typealias Result = [HumanBodyPoseObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var detectsHands = false

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectHumanHandPoseRequest: ImageProcessingRequest {
    public typealias Result = [HumanHandPoseObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var maximumHandCount = 2

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [RectangleObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var minimumAspectRatio: Float = 0.5
    public var maximumAspectRatio: Float = 0.5
    public var minimumSize: Float = 0.2
    public var minimumConfidence: Float = 0
    public var maximumObservations = 1

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var supportedIdentifiers: [String] { [] }

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedObjectObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { [] }
}

public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    public typealias Result = DetectedDocumentObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { .some(nil) }
}

public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    public typealias Result = ImageAestheticsScoresObservation
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { nil }
}

public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    public typealias Result = FeaturePrintObservation
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { nil }
}

public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}

    public enum Revision: Hashable, Codable, Sendable { case revision1, revision2, revision3 }
    public static var _nothing: Result? { .some(nil) }
}
