public import CoreML

/// A trained model that looks at pictures. None can be loaded.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    open var inputImageFeatureName = "image"

    public init(for model: MLModel) throws { throw VNErrorCode.invalidModel }
}

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop = 0
    case scaleFit = 1
    case scaleFill = 2
    case scaleFitRotate90CCW = 0x101
    case scaleFillRotate90CCW = 0x102
}

/// Follows a thing from picture to picture. It is not found again.
open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false

    init(observation: VNDetectedObjectObservation, handler: VNRequestCompletionHandler?) {
        inputObservation = observation
        super.init(completionHandler: handler)
    }
}

public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }

open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {
    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) {
        super.init(observation: observation, handler: completionHandler)
    }
}
