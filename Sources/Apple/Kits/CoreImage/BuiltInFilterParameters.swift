import SwiftUI

// Further parameters of built-in filters.

extension BuiltInFilter {
    var crop: Bool {
        get { values["inputCrop"] as? Bool ?? false }
        set { values["inputCrop"] = newValue }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { values["inputAspectRatio"] = newValue }
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
    var height: Float {
        get { number("inputHeight") }
        set { values["inputHeight"] = newValue }
    }
    var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "" }
        set { values["inputCorrectionLevel"] = newValue }
    }
    var minWidth: Float {
        get { number("inputMinWidth") }
        set { values["inputMinWidth"] = newValue }
    }
    var maxWidth: Float {
        get { number("inputMaxWidth") }
        set { values["inputMaxWidth"] = newValue }
    }
    var maxHeight: Float {
        get { number("inputMaxHeight") }
        set { values["inputMaxHeight"] = newValue }
    }
    var rows: Float {
        get { number("inputRows") }
        set { values["inputRows"] = newValue }
    }
    var text: String {
        get { values["inputText"] as? String ?? "" }
        set { values["inputText"] = newValue }
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
    var value: Float {
        get { number("inputValue") }
        set { values["inputValue"] = newValue }
    }
}
