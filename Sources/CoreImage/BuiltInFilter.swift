import SwiftUI

/// A filter that the system has. What it is told is kept under the names that `setValue` uses.
final class BuiltInFilter: CIFilter, @unchecked Sendable {}

extension BuiltInFilter: CIAffineClamp {}
extension BuiltInFilter: CIAffineTile {}
extension BuiltInFilter: CIAreaAverage {}
extension BuiltInFilter: CIAreaHistogram {}
extension BuiltInFilter: CIAreaMaximum {}
extension BuiltInFilter: CIAreaMinimum {}
extension BuiltInFilter: CIBicubicScaleTransform {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIBokehBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIBumpDistortion {}
extension BuiltInFilter: CIBumpDistortionLinear {}
extension BuiltInFilter: CICMYKHalftone {}
extension BuiltInFilter: CICannyEdgeDetector {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CICircleSplashDistortion {}
extension BuiltInFilter: CICircularScreen {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CIColorClamp {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorCube {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIColorMap {}
extension BuiltInFilter: CIColorMatrix {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIColorPolynomial {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIColorThreshold {}
extension BuiltInFilter: CIColorThresholdOtsu {}
extension BuiltInFilter: CIComicEffect {}
extension BuiltInFilter: CICompositeOperation {}
extension BuiltInFilter: CICrystallize {}
extension BuiltInFilter: CIDepthOfField {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIDissolveTransition {}
extension BuiltInFilter: CIDotScreen {}
extension BuiltInFilter: CIEdgeWork {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIGaussianGradient {}
extension BuiltInFilter: CIGlassDistortion {}
extension BuiltInFilter: CIGloom {}
extension BuiltInFilter: CIHatchedScreen {}
extension BuiltInFilter: CIHexagonalPixellate {}
extension BuiltInFilter: CIHighlightShadowAdjust {}
extension BuiltInFilter: CIHistogramDisplay {}
extension BuiltInFilter: CIHoleDistortion {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CIHueSaturationValueGradient {}
extension BuiltInFilter: CIKaleidoscope {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CILenticularHaloGenerator {}
extension BuiltInFilter: CILineOverlay {}
extension BuiltInFilter: CILineScreen {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CILinearToSRGBToneCurve {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIMaskedVariableBlur {}
extension BuiltInFilter: CIMaximumComponent {}
extension BuiltInFilter: CIMedianFilter {}
extension BuiltInFilter: CIMinimumComponent {}
extension BuiltInFilter: CIMorphologyGradient {}
extension BuiltInFilter: CIMorphologyMaximum {}
extension BuiltInFilter: CIMorphologyMinimum {}
extension BuiltInFilter: CIMotionBlur {}
extension BuiltInFilter: CINoiseReduction {}
extension BuiltInFilter: CIPDF417BarcodeGenerator {}
extension BuiltInFilter: CIPageCurlTransition {}
extension BuiltInFilter: CIPersonSegmentation {}
extension BuiltInFilter: CIPerspectiveCorrection {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CIPhotoEffectChrome {}
extension BuiltInFilter: CIPhotoEffectFade {}
extension BuiltInFilter: CIPhotoEffectInstant {}
extension BuiltInFilter: CIPhotoEffectMono {}
extension BuiltInFilter: CIPhotoEffectNoir {}
extension BuiltInFilter: CIPhotoEffectProcess {}
extension BuiltInFilter: CIPhotoEffectTonal {}
extension BuiltInFilter: CIPhotoEffectTransfer {}
extension BuiltInFilter: CIPinchDistortion {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIPointillize {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CIRadialGradient {}
extension BuiltInFilter: CIRandomGenerator {}
extension BuiltInFilter: CIRippleTransition {}
extension BuiltInFilter: CIRoundedRectangleGenerator {}
extension BuiltInFilter: CISRGBToneCurveToLinear {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CISmoothLinearGradient {}
extension BuiltInFilter: CISobelGradients {}
extension BuiltInFilter: CISpotLight {}
extension BuiltInFilter: CIStarShineGenerator {}
extension BuiltInFilter: CIStraighten {}
extension BuiltInFilter: CIStripesGenerator {}
extension BuiltInFilter: CISunbeamsGenerator {}
extension BuiltInFilter: CISwipeTransition {}
extension BuiltInFilter: CITemperatureAndTint {}
extension BuiltInFilter: CITextImageGenerator {}
extension BuiltInFilter: CIThermal {}
extension BuiltInFilter: CIToneCurve {}
extension BuiltInFilter: CITorusLensDistortion {}
extension BuiltInFilter: CITriangleKaleidoscope {}
extension BuiltInFilter: CITwirlDistortion {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIVignetteEffect {}
extension BuiltInFilter: CIVortexDistortion {}
extension BuiltInFilter: CIWhitePointAdjust {}
extension BuiltInFilter: CIXRay {}
extension BuiltInFilter: CIZoomBlur {}

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
    var bottomRight: CGPoint {
        get { (values["inputBottomRight"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputBottomRight"] = CIVector(cgPoint: newValue) }
    }
    var bottomLeft: CGPoint {
        get { (values["inputBottomLeft"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputBottomLeft"] = CIVector(cgPoint: newValue) }
    }
    var crop: Bool {
        get { values["inputCrop"] as? Bool ?? false }
        set { values["inputCrop"] = newValue }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { values["inputAspectRatio"] = newValue }
    }
    var parameterB: Float {
        get { number("inputParameterB") }
        set { values["inputParameterB"] = newValue }
    }
    var parameterC: Float {
        get { number("inputParameterC") }
        set { values["inputParameterC"] = newValue }
    }
    var transform: CGAffineTransform {
        get { values["inputTransform"] as? CGAffineTransform ?? .identity }
        set { values["inputTransform"] = newValue }
    }
    var count: Int {
        get { values["inputCount"] as? Int ?? 0 }
        set { values["inputCount"] = newValue }
    }
    var point: CGPoint {
        get { (values["inputPoint"] as? CIVector)?.cgPointValue ?? .zero }
        set { values["inputPoint"] = CIVector(cgPoint: newValue) }
    }
    var size: Float {
        get { number("inputSize") }
        set { values["inputSize"] = newValue }
    }
    var rotation: Float {
        get { number("inputRotation") }
        set { values["inputRotation"] = newValue }
    }
    var decay: Float {
        get { number("inputDecay") }
        set { values["inputDecay"] = newValue }
    }
    var textureImage: CIImage? {
        get { values["inputTextureImage"] as? CIImage }
        set { values["inputTextureImage"] = newValue }
    }
    var refraction: Float {
        get { number("inputRefraction") }
        set { values["inputRefraction"] = newValue }
    }
    var targetImage: CIImage? {
        get { values["inputTargetImage"] as? CIImage }
        set { values["inputTargetImage"] = newValue }
    }
    var time: Float {
        get { number("inputTime") }
        set { values["inputTime"] = newValue }
    }
    var extent: CGRect {
        get { (values["inputExtent"] as? CIVector)?.cgRectValue ?? .zero }
        set { values["inputExtent"] = CIVector(cgRect: newValue) }
    }
    var opacity: Float {
        get { number("inputOpacity") }
        set { values["inputOpacity"] = newValue }
    }
    var shadingImage: CIImage? {
        get { values["inputShadingImage"] as? CIImage }
        set { values["inputShadingImage"] = newValue }
    }
    var backsideImage: CIImage? {
        get { values["inputBacksideImage"] as? CIImage }
        set { values["inputBacksideImage"] = newValue }
    }
    var height: Float {
        get { number("inputHeight") }
        set { values["inputHeight"] = newValue }
    }
    var highLimit: Float {
        get { number("inputHighLimit") }
        set { values["inputHighLimit"] = newValue }
    }
    var lowLimit: Float {
        get { number("inputLowLimit") }
        set { values["inputLowLimit"] = newValue }
    }
    var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "" }
        set { values["inputCorrectionLevel"] = newValue }
    }
    var layers: Float {
        get { number("inputLayers") }
        set { values["inputLayers"] = newValue }
    }
    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { values["inputCompactStyle"] = newValue }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { values["inputQuietSpace"] = newValue }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { values["inputBarcodeHeight"] = newValue }
    }
    var minWidth: Float {
        get { number("inputMinWidth") }
        set { values["inputMinWidth"] = newValue }
    }
    var maxWidth: Float {
        get { number("inputMaxWidth") }
        set { values["inputMaxWidth"] = newValue }
    }
    var minHeight: Float {
        get { number("inputMinHeight") }
        set { values["inputMinHeight"] = newValue }
    }
    var maxHeight: Float {
        get { number("inputMaxHeight") }
        set { values["inputMaxHeight"] = newValue }
    }
    var dataColumns: Float {
        get { number("inputDataColumns") }
        set { values["inputDataColumns"] = newValue }
    }
    var rows: Float {
        get { number("inputRows") }
        set { values["inputRows"] = newValue }
    }
    var preferredAspectRatio: Float {
        get { number("inputPreferredAspectRatio") }
        set { values["inputPreferredAspectRatio"] = newValue }
    }
    var compactionMode: Float {
        get { number("inputCompactionMode") }
        set { values["inputCompactionMode"] = newValue }
    }
    var alwaysSpecifyCompaction: Float {
        get { number("inputAlwaysSpecifyCompaction") }
        set { values["inputAlwaysSpecifyCompaction"] = newValue }
    }
    var text: String {
        get { values["inputText"] as? String ?? "" }
        set { values["inputText"] = newValue }
    }
    var fontName: String {
        get { values["inputFontName"] as? String ?? "" }
        set { values["inputFontName"] = newValue }
    }
    var fontSize: Float {
        get { number("inputFontSize") }
        set { values["inputFontSize"] = newValue }
    }
    var scaleFactor: Float {
        get { number("inputScaleFactor") }
        set { values["inputScaleFactor"] = newValue }
    }
    var padding: Float {
        get { number("inputPadding") }
        set { values["inputPadding"] = newValue }
    }
    var crossScale: Float {
        get { number("inputCrossScale") }
        set { values["inputCrossScale"] = newValue }
    }
    var crossAngle: Float {
        get { number("inputCrossAngle") }
        set { values["inputCrossAngle"] = newValue }
    }
    var crossOpacity: Float {
        get { number("inputCrossOpacity") }
        set { values["inputCrossOpacity"] = newValue }
    }
    var crossWidth: Float {
        get { number("inputCrossWidth") }
        set { values["inputCrossWidth"] = newValue }
    }
    var epsilon: Float {
        get { number("inputEpsilon") }
        set { values["inputEpsilon"] = newValue }
    }
    var sunRadius: Float {
        get { number("inputSunRadius") }
        set { values["inputSunRadius"] = newValue }
    }
    var maxStriationRadius: Float {
        get { number("inputMaxStriationRadius") }
        set { values["inputMaxStriationRadius"] = newValue }
    }
    var striationStrength: Float {
        get { number("inputStriationStrength") }
        set { values["inputStriationStrength"] = newValue }
    }
    var striationContrast: Float {
        get { number("inputStriationContrast") }
        set { values["inputStriationContrast"] = newValue }
    }
    var haloRadius: Float {
        get { number("inputHaloRadius") }
        set { values["inputHaloRadius"] = newValue }
    }
    var haloWidth: Float {
        get { number("inputHaloWidth") }
        set { values["inputHaloWidth"] = newValue }
    }
    var haloOverlap: Float {
        get { number("inputHaloOverlap") }
        set { values["inputHaloOverlap"] = newValue }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { values["inputRadius0"] = newValue }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { values["inputRadius1"] = newValue }
    }
    var value: Float {
        get { number("inputValue") }
        set { values["inputValue"] = newValue }
    }
    var dither: Float {
        get { number("inputDither") }
        set { values["inputDither"] = newValue }
    }
}

/// Its correction is a number, where that of another code is a letter.
final class AztecFilter: CIFilter, CIAztecCodeGenerator, @unchecked Sendable {
    var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    var correctionLevel: Float {
        get { number("inputCorrectionLevel") }
        set { values["inputCorrectionLevel"] = newValue }
    }
    var layers: Float {
        get { number("inputLayers") }
        set { values["inputLayers"] = newValue }
    }
    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { values["inputCompactStyle"] = newValue }
    }
}
