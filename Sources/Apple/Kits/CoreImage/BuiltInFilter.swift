import SwiftUI

/// A filter that the system provides, with its properties under the keys of `setValue`.
final class BuiltInFilter: CIFilter, @unchecked Sendable {}

extension BuiltInFilter {
    var inputImage: CIImage? {
        get { values["inputImage"] as? CIImage }
        set { values["inputImage"] = newValue }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { values["inputRadius"] = newValue }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { values["inputAngle"] = newValue }
    }
    var center: CGPoint {
        get { (values["inputCenter"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputCenter"] = CIVector(cgPoint: newValue) }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { values["inputAmount"] = newValue }
    }
    var noiseLevel: Float {
        get { number("inputNoiseLevel") }
        set { values["inputNoiseLevel"] = newValue }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { values["inputSharpness"] = newValue }
    }
    var mask: CIImage? {
        get { values["inputMask"] as? CIImage }
        set { values["inputMask"] = newValue }
    }
    var ringAmount: Float {
        get { number("inputRingAmount") }
        set { values["inputRingAmount"] = newValue }
    }
    var ringSize: Float {
        get { number("inputRingSize") }
        set { values["inputRingSize"] = newValue }
    }
    var softness: Float {
        get { number("inputSoftness") }
        set { values["inputSoftness"] = newValue }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { values["inputIntensity"] = newValue }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { values["inputSaturation"] = newValue }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { values["inputBrightness"] = newValue }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { values["inputContrast"] = newValue }
    }
    var color: CIColor {
        get { values["inputColor"] as? CIColor ?? .black }
        set { values["inputColor"] = newValue }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { values["inputLevels"] = newValue }
    }
    var rVector: CIVector {
        get { values["inputRVector"] as? CIVector ?? CIVector() }
        set { values["inputRVector"] = newValue }
    }
    var gVector: CIVector {
        get { values["inputGVector"] as? CIVector ?? CIVector() }
        set { values["inputGVector"] = newValue }
    }
    var bVector: CIVector {
        get { values["inputBVector"] as? CIVector ?? CIVector() }
        set { values["inputBVector"] = newValue }
    }
    var aVector: CIVector {
        get { values["inputAVector"] as? CIVector ?? CIVector() }
        set { values["inputAVector"] = newValue }
    }
    var biasVector: CIVector {
        get { values["inputBiasVector"] as? CIVector ?? CIVector() }
        set { values["inputBiasVector"] = newValue }
    }
    var minComponents: CIVector {
        get { values["inputMinComponents"] as? CIVector ?? CIVector() }
        set { values["inputMinComponents"] = newValue }
    }
    var maxComponents: CIVector {
        get { values["inputMaxComponents"] as? CIVector ?? CIVector() }
        set { values["inputMaxComponents"] = newValue }
    }
    var redCoefficients: CIVector {
        get { values["inputRedCoefficients"] as? CIVector ?? CIVector() }
        set { values["inputRedCoefficients"] = newValue }
    }
    var greenCoefficients: CIVector {
        get { values["inputGreenCoefficients"] as? CIVector ?? CIVector() }
        set { values["inputGreenCoefficients"] = newValue }
    }
    var blueCoefficients: CIVector {
        get { values["inputBlueCoefficients"] as? CIVector ?? CIVector() }
        set { values["inputBlueCoefficients"] = newValue }
    }
    var alphaCoefficients: CIVector {
        get { values["inputAlphaCoefficients"] as? CIVector ?? CIVector() }
        set { values["inputAlphaCoefficients"] = newValue }
    }
    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { values["inputCubeDimension"] = newValue }
    }
    var cubeData: Data {
        get { values["inputCubeData"] as? Data ?? Data() }
        set { values["inputCubeData"] = newValue }
    }
    var gradientImage: CIImage? {
        get { values["inputGradientImage"] as? CIImage }
        set { values["inputGradientImage"] = newValue }
    }
    var ev: Float {
        get { number("inputEV") }
        set { values["inputEV"] = newValue }
    }
    var power: Float {
        get { number("inputPower") }
        set { values["inputPower"] = newValue }
    }
    var neutral: CIVector {
        get { values["inputNeutral"] as? CIVector ?? CIVector() }
        set { values["inputNeutral"] = newValue }
    }
    var targetNeutral: CIVector {
        get { values["inputTargetNeutral"] as? CIVector ?? CIVector() }
        set { values["inputTargetNeutral"] = newValue }
    }
    var point0: CGPoint {
        get { (values["inputPoint0"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputPoint0"] = CIVector(cgPoint: newValue) }
    }
    var point1: CGPoint {
        get { (values["inputPoint1"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputPoint1"] = CIVector(cgPoint: newValue) }
    }
    var point2: CGPoint {
        get { (values["inputPoint2"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputPoint2"] = CIVector(cgPoint: newValue) }
    }
    var point3: CGPoint {
        get { (values["inputPoint3"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputPoint3"] = CIVector(cgPoint: newValue) }
    }
    var point4: CGPoint {
        get { (values["inputPoint4"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputPoint4"] = CIVector(cgPoint: newValue) }
    }
    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { values["inputShadowAmount"] = newValue }
    }
    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { values["inputHighlightAmount"] = newValue }
    }
    var color0: CIColor {
        get { values["inputColor0"] as? CIColor ?? .black }
        set { values["inputColor0"] = newValue }
    }
    var color1: CIColor {
        get { values["inputColor1"] as? CIColor ?? .black }
        set { values["inputColor1"] = newValue }
    }
    var threshold: Float {
        get { number("inputThreshold") }
        set { values["inputThreshold"] = newValue }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { values["inputFalloff"] = newValue }
    }
    var unsharpMaskRadius: Float {
        get { number("inputUnsharpMaskRadius") }
        set { values["inputUnsharpMaskRadius"] = newValue }
    }
    var unsharpMaskIntensity: Float {
        get { number("inputUnsharpMaskIntensity") }
        set { values["inputUnsharpMaskIntensity"] = newValue }
    }
    var scale: Float {
        get { number("inputScale") }
        set { values["inputScale"] = newValue }
    }
    var edgeIntensity: Float {
        get { number("inputEdgeIntensity") }
        set { values["inputEdgeIntensity"] = newValue }
    }
    var concentration: Float {
        get { number("inputConcentration") }
        set { values["inputConcentration"] = newValue }
    }
    var gaussianSigma: Float {
        get { number("inputGaussianSigma") }
        set { values["inputGaussianSigma"] = newValue }
    }
    var perceptual: Bool {
        get { values["inputPerceptual"] as? Bool ?? false }
        set { values["inputPerceptual"] = newValue }
    }
    var thresholdHigh: Float {
        get { number("inputThresholdHigh") }
        set { values["inputThresholdHigh"] = newValue }
    }
    var thresholdLow: Float {
        get { number("inputThresholdLow") }
        set { values["inputThresholdLow"] = newValue }
    }
    var hysteresisPasses: Int {
        get { values["inputHysteresisPasses"] as? Int ?? 0 }
        set { values["inputHysteresisPasses"] = newValue }
    }
    var qualityLevel: Int {
        get { values["inputQualityLevel"] as? Int ?? 0 }
        set { values["inputQualityLevel"] = newValue }
    }
    var backgroundImage: CIImage? {
        get { values["inputBackgroundImage"] as? CIImage }
        set { values["inputBackgroundImage"] = newValue }
    }
    var maskImage: CIImage? {
        get { values["inputMaskImage"] as? CIImage }
        set { values["inputMaskImage"] = newValue }
    }
    var width: Float {
        get { number("inputWidth") }
        set { values["inputWidth"] = newValue }
    }
    var grayComponentReplacement: Float {
        get { number("inputGrayComponentReplacement") }
        set { values["inputGrayComponentReplacement"] = newValue }
    }
    var underColorRemoval: Float {
        get { number("inputUnderColorRemoval") }
        set { values["inputUnderColorRemoval"] = newValue }
    }
    var topLeft: CGPoint {
        get { (values["inputTopLeft"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputTopLeft"] = CIVector(cgPoint: newValue) }
    }
    var topRight: CGPoint {
        get { (values["inputTopRight"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputTopRight"] = CIVector(cgPoint: newValue) }
    }
}
