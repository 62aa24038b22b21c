public import CoreML

/// A model for analyzing images; the course cannot load models.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
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
    case scaleFill = 2
}
