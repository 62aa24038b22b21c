public import SwiftUI

// Protocols of built-in filters, with their parameters.

public protocol CILinearGradient: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMedianFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMorphologyGradient: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMotionBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CINoiseReduction: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var minWidth: Float { get set }
    var maxWidth: Float { get set }
    var maxHeight: Float { get set }
    var rows: Float { get set }
}

public protocol CIPageCurlTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var time: Float { get set }
    var angle: Float { get set }
    var radius: Float { get set }
}

public protocol CIPersonSegmentation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var qualityLevel: Int { get set }
}

public protocol CIPerspectiveCorrection: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var crop: Bool { get set }
}

public protocol CIPerspectiveTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectChrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectFade: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectInstant: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectMono: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectNoir: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectProcess: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectTonal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffectTransfer: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPinchDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIPointillize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CIRandomGenerator: CIFilterProtocol {
}

public protocol CIRippleTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var time: Float { get set }
    var width: Float { get set }
    var scale: Float { get set }
}

public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var color: CIColor { get set }
}

public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CISobelGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISpotLight: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var brightness: Float { get set }
    var color: CIColor { get set }
}

public protocol CIStarShineGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var radius: Float { get set }
}

public protocol CIStraighten: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
}

public protocol CISunbeamsGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var time: Float { get set }
}

public protocol CISwipeTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var time: Float { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var opacity: Float { get set }
}

public protocol CITemperatureAndTint: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CITextImageGenerator: CIFilterProtocol {
    var text: String { get set }
    var fontSize: Float { get set }
    var scaleFactor: Float { get set }
    var padding: Float { get set }
}

public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CITorusLensDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var width: Float { get set }
}

public protocol CITriangleKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point: CGPoint { get set }
    var size: Float { get set }
    var rotation: Float { get set }
}

public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIVignetteEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CIVortexDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIWhitePointAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
}

public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIZoomBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var amount: Float { get set }
}
