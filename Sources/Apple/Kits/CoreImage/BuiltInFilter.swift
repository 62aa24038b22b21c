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
    var mask: CIImage? {
        get { values["inputMask"] as? CIImage }
        set { values["inputMask"] = newValue }
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
    var scale: Float {
        get { number("inputScale") }
        set { values["inputScale"] = newValue }
    }
    var perceptual: Bool {
        get { values["inputPerceptual"] as? Bool ?? false }
        set { values["inputPerceptual"] = newValue }
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
}
