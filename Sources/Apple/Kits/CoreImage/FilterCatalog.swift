import SwiftUI

/// The system's filters by name, with their parameters and default values.
enum FilterCatalog {
    static func inputs(of name: String) -> [String: Any]? { all[name].map { $0.values } }
    static func keys(of name: String) -> [String] { all[name]?.keys ?? [] }

    private struct Entry: @unchecked Sendable {
        let keys: [String]
        let values: [String: Any]

        init(_ keys: [String], _ values: [String: Any] = [:]) { (self.keys, self.values) = (keys, values) }
    }

    private static let all: [String: Entry] = {
        var all: [String: Entry] = [:]
        all["CIGaussianBlur"] = Entry(["inputImage", "inputRadius"], ["inputRadius": Float(10)])
        all["CIBoxBlur"] = Entry(["inputImage", "inputRadius"], ["inputRadius": Float(10)])
        all["CIDiscBlur"] = Entry(["inputImage", "inputRadius"], ["inputRadius": Float(8)])
        all["CIMotionBlur"] = Entry(["inputImage", "inputRadius", "inputAngle"], ["inputRadius": Float(20)])
        all["CIZoomBlur"] = Entry(["inputImage", "inputCenter", "inputAmount"], ["inputAmount": Float(20)])
        all["CIMedian"] = Entry(["inputImage"])
        all["CINoiseReduction"] = Entry(
            ["inputImage", "inputNoiseLevel", "inputSharpness"],
            ["inputNoiseLevel": Float(0.02), "inputSharpness": Float(0.4)])
        all["CIMaskedVariableBlur"] = Entry(
            ["inputImage", "inputMask", "inputRadius"], ["inputRadius": Float(5)])
        all["CIBokehBlur"] = Entry(
            ["inputImage", "inputRadius", "inputRingAmount", "inputRingSize", "inputSoftness"],
            ["inputRadius": Float(20), "inputRingSize": Float(0.1), "inputSoftness": Float(1)])
        all["CIMorphologyMaximum"] = Entry(["inputImage", "inputRadius"])
        all["CIMorphologyMinimum"] = Entry(["inputImage", "inputRadius"])
        all["CIMorphologyGradient"] = Entry(["inputImage", "inputRadius"], ["inputRadius": Float(5)])
        all["CISepiaTone"] = Entry(["inputImage", "inputIntensity"], ["inputIntensity": Float(1)])
        all["CIColorControls"] = Entry(
            ["inputImage", "inputSaturation", "inputBrightness", "inputContrast"],
            ["inputSaturation": Float(1), "inputContrast": Float(1)])
        all["CIColorInvert"] = Entry(["inputImage"])
        all["CIColorMonochrome"] = Entry(
            ["inputImage", "inputColor", "inputIntensity"], ["inputIntensity": Float(1)])
        all["CIColorPosterize"] = Entry(["inputImage", "inputLevels"], ["inputLevels": Float(6)])
        all["CIColorMatrix"] = Entry([
            "inputImage", "inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector",
        ])
        all["CIColorClamp"] = Entry(["inputImage", "inputMinComponents", "inputMaxComponents"])
        all["CIColorPolynomial"] = Entry([
            "inputImage", "inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients",
            "inputAlphaCoefficients",
        ])
        all["CIColorCube"] = Entry(
            ["inputImage", "inputCubeDimension", "inputCubeData"], ["inputCubeDimension": Float(2)])
        all["CIColorMap"] = Entry(["inputImage", "inputGradientImage"])
        all["CIExposureAdjust"] = Entry(["inputImage", "inputEV"])
        all["CIGammaAdjust"] = Entry(["inputImage", "inputPower"], ["inputPower": Float(1)])
        all["CIHueAdjust"] = Entry(["inputImage", "inputAngle"])
        all["CIVibrance"] = Entry(["inputImage", "inputAmount"])
        all["CIWhitePointAdjust"] = Entry(["inputImage", "inputColor"])
        all["CITemperatureAndTint"] = Entry(["inputImage", "inputNeutral", "inputTargetNeutral"])
        all["CIToneCurve"] = Entry([
            "inputImage", "inputPoint0", "inputPoint1", "inputPoint2", "inputPoint3", "inputPoint4",
        ])
        all["CILinearToSRGBToneCurve"] = Entry(["inputImage"])
        all["CISRGBToneCurveToLinear"] = Entry(["inputImage"])
        all["CIHighlightShadowAdjust"] = Entry(
            ["inputImage", "inputRadius", "inputShadowAmount", "inputHighlightAmount"],
            ["inputHighlightAmount": Float(1)])
        all["CIFalseColor"] = Entry(["inputImage", "inputColor0", "inputColor1"])
        all["CIMaskToAlpha"] = Entry(["inputImage"])
        all["CIMaximumComponent"] = Entry(["inputImage"])
        all["CIMinimumComponent"] = Entry(["inputImage"])
        all["CIColorThreshold"] = Entry(["inputImage", "inputThreshold"], ["inputThreshold": Float(0.5)])
        all["CIColorThresholdOtsu"] = Entry(["inputImage"])
        all["CIPhotoEffectChrome"] = Entry(["inputImage"])
        all["CIPhotoEffectFade"] = Entry(["inputImage"])
        all["CIPhotoEffectInstant"] = Entry(["inputImage"])
        all["CIPhotoEffectMono"] = Entry(["inputImage"])
        all["CIPhotoEffectNoir"] = Entry(["inputImage"])
        all["CIPhotoEffectProcess"] = Entry(["inputImage"])
        all["CIPhotoEffectTonal"] = Entry(["inputImage"])
        all["CIPhotoEffectTransfer"] = Entry(["inputImage"])
        all["CIVignette"] = Entry(["inputImage", "inputIntensity", "inputRadius"], ["inputRadius": Float(1)])
        all["CIVignetteEffect"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputIntensity", "inputFalloff"],
            ["inputRadius": Float(150), "inputIntensity": Float(1), "inputFalloff": Float(0.5)])
        all["CIThermal"] = Entry(["inputImage"])
        all["CIXRay"] = Entry(["inputImage"])
        all["CIBloom"] = Entry(
            ["inputImage", "inputRadius", "inputIntensity"],
            ["inputRadius": Float(10), "inputIntensity": Float(0.5)])
        all["CIGloom"] = Entry(
            ["inputImage", "inputRadius", "inputIntensity"],
            ["inputRadius": Float(10), "inputIntensity": Float(0.5)])
        all["CIComicEffect"] = Entry(["inputImage"])
        all["CICrystallize"] = Entry(
            ["inputImage", "inputRadius", "inputCenter"], ["inputRadius": Float(20)])
        all["CIDepthOfField"] = Entry(
            [
                "inputImage", "inputPoint0", "inputPoint1", "inputSaturation", "inputUnsharpMaskRadius",
                "inputUnsharpMaskIntensity", "inputRadius",
            ],
            [
                "inputSaturation": Float(1.5), "inputUnsharpMaskRadius": Float(2.5),
                "inputUnsharpMaskIntensity": Float(0.5), "inputRadius": Float(6),
            ])
        all["CIEdges"] = Entry(["inputImage", "inputIntensity"], ["inputIntensity": Float(1)])
        all["CIEdgeWork"] = Entry(["inputImage", "inputRadius"], ["inputRadius": Float(3)])
        all["CIHexagonalPixellate"] = Entry(
            ["inputImage", "inputCenter", "inputScale"], ["inputScale": Float(8)])
        all["CIPixellate"] = Entry(["inputImage", "inputCenter", "inputScale"], ["inputScale": Float(8)])
        all["CIPointillize"] = Entry(
            ["inputImage", "inputRadius", "inputCenter"], ["inputRadius": Float(20)])
        all["CILineOverlay"] = Entry(
            [
                "inputImage", "inputNoiseLevel", "inputSharpness", "inputEdgeIntensity", "inputThreshold",
                "inputContrast",
            ],
            [
                "inputNoiseLevel": Float(0.07), "inputSharpness": Float(0.71), "inputEdgeIntensity": Float(1),
                "inputThreshold": Float(0.1), "inputContrast": Float(50),
            ])
        all["CISpotLight"] = Entry(
            ["inputImage", "inputBrightness", "inputConcentration", "inputColor"],
            ["inputBrightness": Float(3), "inputConcentration": Float(0.1)])
        all["CISobelGradients"] = Entry(["inputImage"])
        all["CICannyEdgeDetector"] = Entry(
            [
                "inputImage", "inputGaussianSigma", "inputPerceptual", "inputThresholdHigh",
                "inputThresholdLow", "inputHysteresisPasses",
            ],
            [
                "inputGaussianSigma": Float(1.6), "inputThresholdHigh": Float(0.05),
                "inputThresholdLow": Float(0.02), "inputHysteresisPasses": 1,
            ])
        all["CIPersonSegmentation"] = Entry(["inputImage", "inputQualityLevel"])
        all["CIBlendWithMask"] = Entry(["inputImage", "inputBackgroundImage", "inputMaskImage"])
        all["CIBlendWithAlphaMask"] = Entry(["inputImage", "inputBackgroundImage", "inputMaskImage"])
        all["CISharpenLuminance"] = Entry(
            ["inputImage", "inputSharpness", "inputRadius"],
            ["inputSharpness": Float(0.4), "inputRadius": Float(1.69)])
        all["CIUnsharpMask"] = Entry(
            ["inputImage", "inputRadius", "inputIntensity"],
            ["inputRadius": Float(2.5), "inputIntensity": Float(0.5)])
        all["CIDotScreen"] = Entry(
            ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"],
            ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
        all["CILineScreen"] = Entry(
            ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"],
            ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
        all["CICircularScreen"] = Entry(
            ["inputImage", "inputCenter", "inputWidth", "inputSharpness"],
            ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
        all["CIHatchedScreen"] = Entry(
            ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"],
            ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
        all["CICMYKHalftone"] = Entry(
            [
                "inputImage", "inputCenter", "inputWidth", "inputAngle", "inputSharpness",
                "inputGrayComponentReplacement", "inputUnderColorRemoval",
            ],
            [
                "inputWidth": Float(6), "inputSharpness": Float(0.7),
                "inputGrayComponentReplacement": Float(1), "inputUnderColorRemoval": Float(0.5),
            ])
        all["CIStraightenFilter"] = Entry(["inputImage", "inputAngle"])
        all["CIPerspectiveCorrection"] = Entry(
            [
                "inputImage", "inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft",
                "inputCrop",
            ], ["inputCrop": true])
        all["CIPerspectiveTransform"] = Entry([
            "inputImage", "inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft",
        ])
        all["CILanczosScaleTransform"] = Entry(
            ["inputImage", "inputScale", "inputAspectRatio"],
            ["inputScale": Float(1), "inputAspectRatio": Float(1)])
        all["CIBicubicScaleTransform"] = Entry(
            ["inputImage", "inputScale", "inputAspectRatio", "inputParameterB", "inputParameterC"],
            ["inputScale": Float(1), "inputAspectRatio": Float(1), "inputParameterC": Float(0.75)])
        all["CIAffineClamp"] = Entry(["inputImage", "inputTransform"])
        all["CIAffineTile"] = Entry(["inputImage", "inputTransform"])
        all["CIKaleidoscope"] = Entry(
            ["inputImage", "inputCount", "inputCenter", "inputAngle"], ["inputCount": 6])
        all["CITriangleKaleidoscope"] = Entry(
            ["inputImage", "inputPoint", "inputSize", "inputRotation", "inputDecay"],
            ["inputSize": Float(700), "inputDecay": Float(0.85)])
        all["CIBumpDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputScale"],
            ["inputRadius": Float(300), "inputScale": Float(0.5)])
        all["CIBumpDistortionLinear"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputAngle", "inputScale"],
            ["inputRadius": Float(300), "inputScale": Float(0.5)])
        all["CICircleSplashDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius"], ["inputRadius": Float(150)])
        all["CIGlassDistortion"] = Entry(
            ["inputImage", "inputTextureImage", "inputCenter", "inputScale"], ["inputScale": Float(200)])
        all["CIHoleDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius"], ["inputRadius": Float(150)])
        all["CIPinchDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputScale"],
            ["inputRadius": Float(300), "inputScale": Float(0.5)])
        all["CITorusLensDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputWidth", "inputRefraction"],
            ["inputRadius": Float(160), "inputWidth": Float(80), "inputRefraction": Float(1.7)])
        all["CITwirlDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputAngle"],
            ["inputRadius": Float(300), "inputAngle": Float(3.1415926)])
        all["CIVortexDistortion"] = Entry(
            ["inputImage", "inputCenter", "inputRadius", "inputAngle"],
            ["inputRadius": Float(300), "inputAngle": Float(56.548)])
        all["CIAdditionCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIColorBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIColorBurnBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIColorDodgeBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIDarkenBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIDifferenceBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIExclusionBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIHardLightBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIHueBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CILightenBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CILuminosityBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIMaximumCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIMinimumCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIMultiplyBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIMultiplyCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIOverlayBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISaturationBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIScreenBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISoftLightBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISourceAtopCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISourceInCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISourceOutCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISourceOverCompositing"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CISubtractBlendMode"] = Entry(["inputImage", "inputBackgroundImage"])
        all["CIDissolveTransition"] = Entry(["inputImage", "inputTargetImage", "inputTime"])
        all["CISwipeTransition"] = Entry(
            [
                "inputImage", "inputTargetImage", "inputTime", "inputExtent", "inputColor", "inputAngle",
                "inputWidth", "inputOpacity",
            ], ["inputWidth": Float(300)])
        all["CIRippleTransition"] = Entry(
            [
                "inputImage", "inputTargetImage", "inputShadingImage", "inputCenter", "inputExtent",
                "inputTime", "inputWidth", "inputScale",
            ], ["inputWidth": Float(100), "inputScale": Float(50)])
        all["CIPageCurlTransition"] = Entry(
            [
                "inputImage", "inputTargetImage", "inputBacksideImage", "inputShadingImage", "inputExtent",
                "inputTime", "inputAngle", "inputRadius",
            ], ["inputRadius": Float(100)])
        all["CIAreaAverage"] = Entry(["inputImage", "inputExtent"])
        all["CIAreaMaximum"] = Entry(["inputImage", "inputExtent"])
        all["CIAreaMinimum"] = Entry(["inputImage", "inputExtent"])
        all["CIAreaHistogram"] = Entry(
            ["inputImage", "inputExtent", "inputScale", "inputCount"],
            ["inputScale": Float(1), "inputCount": 64])
        all["CIHistogramDisplayFilter"] = Entry(
            ["inputImage", "inputHeight", "inputHighLimit", "inputLowLimit"],
            ["inputHeight": Float(100), "inputHighLimit": Float(1)])
        all["CIQRCodeGenerator"] = Entry(
            ["inputMessage", "inputCorrectionLevel"], ["inputCorrectionLevel": "M"])
        all["CIAztecCodeGenerator"] = Entry(
            ["inputMessage", "inputCorrectionLevel", "inputLayers", "inputCompactStyle"],
            ["inputCorrectionLevel": Float(23)])
        all["CICode128BarcodeGenerator"] = Entry(
            ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"],
            ["inputQuietSpace": Float(10), "inputBarcodeHeight": Float(32)])
        all["CIPDF417BarcodeGenerator"] = Entry([
            "inputMessage", "inputMinWidth", "inputMaxWidth", "inputMinHeight", "inputMaxHeight",
            "inputDataColumns", "inputRows", "inputPreferredAspectRatio", "inputCompactionMode",
            "inputCompactStyle", "inputAlwaysSpecifyCompaction",
        ])
        all["CITextImageGenerator"] = Entry(
            ["inputText", "inputFontName", "inputFontSize", "inputScaleFactor", "inputPadding"],
            ["inputFontName": "HelveticaNeue", "inputFontSize": Float(12), "inputScaleFactor": Float(1)])
        all["CICheckerboardGenerator"] = Entry(
            ["inputCenter", "inputColor0", "inputColor1", "inputWidth", "inputSharpness"],
            ["inputWidth": Float(80), "inputSharpness": Float(1)])
        all["CIStripesGenerator"] = Entry(
            ["inputCenter", "inputColor0", "inputColor1", "inputWidth", "inputSharpness"],
            ["inputWidth": Float(80), "inputSharpness": Float(1)])
        all["CIRandomGenerator"] = Entry([])
        all["CIRoundedRectangleGenerator"] = Entry(
            ["inputExtent", "inputRadius", "inputColor"], ["inputRadius": Float(10)])
        all["CIStarShineGenerator"] = Entry(
            [
                "inputCenter", "inputColor", "inputRadius", "inputCrossScale", "inputCrossAngle",
                "inputCrossOpacity", "inputCrossWidth", "inputEpsilon",
            ],
            [
                "inputRadius": Float(50), "inputCrossScale": Float(15), "inputCrossAngle": Float(0.6),
                "inputCrossOpacity": Float(-2), "inputCrossWidth": Float(2.5), "inputEpsilon": Float(-2),
            ])
        all["CISunbeamsGenerator"] = Entry(
            [
                "inputCenter", "inputColor", "inputSunRadius", "inputMaxStriationRadius",
                "inputStriationStrength", "inputStriationContrast", "inputTime",
            ],
            [
                "inputSunRadius": Float(40), "inputMaxStriationRadius": Float(2.58),
                "inputStriationStrength": Float(0.5), "inputStriationContrast": Float(1.375),
            ])
        all["CILenticularHaloGenerator"] = Entry(
            [
                "inputCenter", "inputColor", "inputHaloRadius", "inputHaloWidth", "inputHaloOverlap",
                "inputStriationStrength", "inputStriationContrast", "inputTime",
            ],
            [
                "inputHaloRadius": Float(70), "inputHaloWidth": Float(87), "inputHaloOverlap": Float(0.77),
                "inputStriationStrength": Float(0.5), "inputStriationContrast": Float(1),
            ])
        all["CILinearGradient"] = Entry(["inputPoint0", "inputPoint1", "inputColor0", "inputColor1"])
        all["CISmoothLinearGradient"] = Entry(["inputPoint0", "inputPoint1", "inputColor0", "inputColor1"])
        all["CIRadialGradient"] = Entry(
            ["inputCenter", "inputRadius0", "inputRadius1", "inputColor0", "inputColor1"],
            ["inputRadius0": Float(5), "inputRadius1": Float(100)])
        all["CIGaussianGradient"] = Entry(
            ["inputCenter", "inputColor0", "inputColor1", "inputRadius"], ["inputRadius": Float(300)])
        all["CIHueSaturationValueGradient"] = Entry(
            ["inputValue", "inputRadius", "inputSoftness", "inputDither"],
            [
                "inputValue": Float(1), "inputRadius": Float(300), "inputSoftness": Float(1),
                "inputDither": Float(1),
            ])
        return all
    }()
}
