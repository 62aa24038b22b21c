// The filters that the system has, each by a function of its own.

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter("CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter("CIBoxBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter("CIDiscBlur") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter("CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter("CIZoomBlur") }
    public class func median() -> any CIFilter & CIMedianFilter { BuiltInFilter("CIMedian") }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction {
        BuiltInFilter("CINoiseReduction")
    }
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
        BuiltInFilter("CIMaskedVariableBlur")
    }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter("CIBokehBlur") }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        BuiltInFilter("CIMorphologyMaximum")
    }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        BuiltInFilter("CIMorphologyMinimum")
    }
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        BuiltInFilter("CIMorphologyGradient")
    }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter("CISepiaTone") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter("CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter("CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltInFilter("CIColorMonochrome")
    }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        BuiltInFilter("CIColorPosterize")
    }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter("CIColorMatrix") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter("CIColorClamp") }
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
        BuiltInFilter("CIColorPolynomial")
    }
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter("CIColorCube") }
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter("CIColorMap") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        BuiltInFilter("CIExposureAdjust")
    }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter("CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter("CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter("CIVibrance") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        BuiltInFilter("CIWhitePointAdjust")
    }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltInFilter("CITemperatureAndTint")
    }
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter("CIToneCurve") }
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltInFilter("CILinearToSRGBToneCurve")
    }
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltInFilter("CISRGBToneCurveToLinear")
    }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltInFilter("CIHighlightShadowAdjust")
    }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter("CIFalseColor") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter("CIMaskToAlpha") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltInFilter("CIMaximumComponent")
    }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltInFilter("CIMinimumComponent")
    }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold {
        BuiltInFilter("CIColorThreshold")
    }
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
        BuiltInFilter("CIColorThresholdOtsu")
    }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome {
        BuiltInFilter("CIPhotoEffectChrome")
    }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade {
        BuiltInFilter("CIPhotoEffectFade")
    }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant {
        BuiltInFilter("CIPhotoEffectInstant")
    }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
        BuiltInFilter("CIPhotoEffectMono")
    }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
        BuiltInFilter("CIPhotoEffectNoir")
    }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess {
        BuiltInFilter("CIPhotoEffectProcess")
    }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
        BuiltInFilter("CIPhotoEffectTonal")
    }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer {
        BuiltInFilter("CIPhotoEffectTransfer")
    }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        BuiltInFilter("CIVignetteEffect")
    }
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter("CIThermal") }
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter("CIXRay") }
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter("CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter("CIGloom") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter("CIComicEffect") }
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter("CICrystallize") }
    public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltInFilter("CIDepthOfField") }
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter("CIEdges") }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter("CIEdgeWork") }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        BuiltInFilter("CIHexagonalPixellate")
    }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter("CIPointillize") }
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltInFilter("CILineOverlay") }
    public class func spotLight() -> any CIFilter & CISpotLight { BuiltInFilter("CISpotLight") }
    public class func sobelGradients() -> any CIFilter & CISobelGradients {
        BuiltInFilter("CISobelGradients")
    }
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector {
        BuiltInFilter("CICannyEdgeDetector")
    }
    public class func personSegmentation() -> any CIFilter & CIPersonSegmentation {
        BuiltInFilter("CIPersonSegmentation")
    }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter("CIBlendWithAlphaMask")
    }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltInFilter("CISharpenLuminance")
    }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter("CIUnsharpMask") }
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltInFilter("CIDotScreen") }
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltInFilter("CILineScreen") }
    public class func circularScreen() -> any CIFilter & CICircularScreen {
        BuiltInFilter("CICircularScreen")
    }
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltInFilter("CIHatchedScreen") }
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter("CICMYKHalftone") }
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter("CIStraightenFilter") }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        BuiltInFilter("CIPerspectiveCorrection")
    }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        BuiltInFilter("CIPerspectiveTransform")
    }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter("CILanczosScaleTransform")
    }
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
        BuiltInFilter("CIBicubicScaleTransform")
    }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter("CIAffineClamp") }
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter("CIAffineTile") }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter("CIKaleidoscope") }
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
        BuiltInFilter("CITriangleKaleidoscope")
    }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
        BuiltInFilter("CIBumpDistortion")
    }
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        BuiltInFilter("CIBumpDistortionLinear")
    }
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter("CICircleSplashDistortion")
    }
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion {
        BuiltInFilter("CIGlassDistortion")
    }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
        BuiltInFilter("CIHoleDistortion")
    }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        BuiltInFilter("CIPinchDistortion")
    }
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
        BuiltInFilter("CITorusLensDistortion")
    }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltInFilter("CITwirlDistortion")
    }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        BuiltInFilter("CIVortexDistortion")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIAdditionCompositing")
    }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIColorBlendMode")
    }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIColorBurnBlendMode")
    }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIColorDodgeBlendMode")
    }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIDarkenBlendMode")
    }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIDifferenceBlendMode")
    }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIExclusionBlendMode")
    }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIHardLightBlendMode")
    }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIHueBlendMode")
    }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CILightenBlendMode")
    }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CILuminosityBlendMode")
    }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMaximumCompositing")
    }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMinimumCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMultiplyBlendMode")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMultiplyCompositing")
    }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIOverlayBlendMode")
    }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISaturationBlendMode")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIScreenBlendMode")
    }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISoftLightBlendMode")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceAtopCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceOutCompositing")
    }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceOverCompositing")
    }
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISubtractBlendMode")
    }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltInFilter("CIDissolveTransition")
    }
    public class func swipeTransition() -> any CIFilter & CISwipeTransition {
        BuiltInFilter("CISwipeTransition")
    }
    public class func rippleTransition() -> any CIFilter & CIRippleTransition {
        BuiltInFilter("CIRippleTransition")
    }
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
        BuiltInFilter("CIPageCurlTransition")
    }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter("CIAreaAverage") }
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltInFilter("CIAreaMaximum") }
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltInFilter("CIAreaMinimum") }
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltInFilter("CIAreaHistogram") }
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay {
        BuiltInFilter("CIHistogramDisplayFilter")
    }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter("CIQRCodeGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        AztecFilter("CIAztecCodeGenerator")
    }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter("CICode128BarcodeGenerator")
    }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        BuiltInFilter("CIPDF417BarcodeGenerator")
    }
    public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
        BuiltInFilter("CITextImageGenerator")
    }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltInFilter("CICheckerboardGenerator")
    }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltInFilter("CIStripesGenerator")
    }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        BuiltInFilter("CIRandomGenerator")
    }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter("CIRoundedRectangleGenerator")
    }
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator {
        BuiltInFilter("CIStarShineGenerator")
    }
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator {
        BuiltInFilter("CISunbeamsGenerator")
    }
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
        BuiltInFilter("CILenticularHaloGenerator")
    }
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        BuiltInFilter("CILinearGradient")
    }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltInFilter("CISmoothLinearGradient")
    }
    public class func radialGradient() -> any CIFilter & CIRadialGradient {
        BuiltInFilter("CIRadialGradient")
    }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        BuiltInFilter("CIGaussianGradient")
    }
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        BuiltInFilter("CIHueSaturationValueGradient")
    }
}
