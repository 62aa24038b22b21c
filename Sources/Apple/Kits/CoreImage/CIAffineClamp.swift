public import SwiftUI

// Protocols of built-in filters, with their parameters.

public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaHistogram: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var scale: Float { get set }
    var count: Int { get set }
}

public protocol CIAreaMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIBicubicScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
    var parameterB: Float { get set }
    var parameterC: Float { get set }
}

public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CIBokehBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var ringAmount: Float { get set }
    var ringSize: Float { get set }
    var softness: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CIBumpDistortionLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
    var scale: Float { get set }
}

public protocol CICMYKHalftone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var angle: Float { get set }
    var sharpness: Float { get set }
    var grayComponentReplacement: Float { get set }
    var underColorRemoval: Float { get set }
}

public protocol CICannyEdgeDetector: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var gaussianSigma: Float { get set }
    var perceptual: Bool { get set }
    var thresholdHigh: Float { get set }
    var thresholdLow: Float { get set }
    var hysteresisPasses: Int { get set }
}

public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CICircleSplashDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

public protocol CICircularScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}

public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

public protocol CIColorCube: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIColorMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var gradientImage: CIImage? { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

public protocol CIColorPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
    var alphaCoefficients: CIVector { get set }
}

public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}

public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}

public protocol CIColorThresholdOtsu: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

public protocol CIDepthOfField: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var saturation: Float { get set }
    var unsharpMaskRadius: Float { get set }
    var unsharpMaskIntensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIDissolveTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}

public protocol CIDotScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}

public protocol CIGlassDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var textureImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CIHatchedScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CIHexagonalPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
    var highlightAmount: Float { get set }
}

public protocol CIHistogramDisplay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var height: Float { get set }
    var highLimit: Float { get set }
    var lowLimit: Float { get set }
}

public protocol CIHoleDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    var value: Float { get set }
    var radius: Float { get set }
    var softness: Float { get set }
    var dither: Float { get set }
}

public protocol CIKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var count: Int { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

public protocol CILenticularHaloGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var haloRadius: Float { get set }
    var haloWidth: Float { get set }
    var haloOverlap: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var time: Float { get set }
}

public protocol CILineOverlay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
    var edgeIntensity: Float { get set }
    var threshold: Float { get set }
    var contrast: Float { get set }
}

public protocol CILineScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
