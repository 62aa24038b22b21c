import SwiftUI

// Further parameters of built-in filters.

extension BuiltInFilter {
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
