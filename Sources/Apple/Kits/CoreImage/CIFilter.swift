public import SwiftUI

public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// Makes an image from another image. Custom filters override `outputImage`.
open class CIFilter: NSObject, @unchecked Sendable {
    private let builtInName: String?
    var values: [String: Any] = [:]
    open var name: String
    open var isEnabled = true

    public override init() {
        builtInName = nil
        name = ""
    }

    init(_ builtIn: String) {
        builtInName = builtIn
        name = builtIn
        super.init()
        setDefaults()
    }

    /// Returns nil if the system has no filter with this name.
    public convenience init?(name: String) {
        guard FilterCatalog.inputs(of: name) != nil else { return nil }
        self.init(name)
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { values[key] = value }
    }

    open func setDefaults() {
        for (key, value) in builtInName.flatMap(FilterCatalog.inputs) ?? [:] { values[key] = value }
    }

    open var inputKeys: [String] { builtInName.map(FilterCatalog.keys) ?? [] }
    open var attributes: [String: Any] {
        [
            kCIAttributeFilterName: name,
            kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: name) ?? name,
        ]
    }

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    func number(_ key: String) -> Float {
        switch values[key] {
        case let value as Float: value
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as Int: Float(value)
        case let value as NSNumber: value.floatValue
        default: 0
        }
    }

    /// The output is nil while a required input image is missing. An output image is empty, but has the size that the
    /// filter produces.
    open var outputImage: CIImage? { builtInName == nil ? nil : Output(of: self).image }
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterCatalog.inputs(of: filterName) != nil else { return nil }
        return filterName.dropFirst(2).reduce(into: "") { words, letter in
            if letter.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
            words.append(letter)
        }
    }
}

/// The size of a filter's output.
private struct Output {
    let filter: CIFilter

    init(of filter: CIFilter) { self.filter = filter }

    var image: CIImage? {
        switch filter.name {
        case "CIQRCodeGenerator": code.map { square(Self.side(ofCodeFor: $0)) }
        case "CIAztecCodeGenerator": code.map { square(15 + 4 * Double($0.count / 12)) }
        case "CICode128BarcodeGenerator":
            code.map { box(55 + 11 * Double($0.count), Double(filter.number("inputBarcodeHeight"))) }
        case "CIPDF417BarcodeGenerator": code.map { box(120 + 17 * Double($0.count / 20), 52) }
        default: filter.inputKeys.contains(kCIInputImageKey) ? changed : generated
        }
    }

    private var code: Data? { filter.values["inputMessage"] as? Data }
    private func square(_ side: Double) -> CIImage { box(side, side) }
    private func box(_ width: Double, _ height: Double) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// The side length of a QR code; a longer message makes a larger code. The array `capacities` lists how many bytes
    /// fit into QR versions 1 to 10 at medium error correction.
    private static func side(ofCodeFor message: Data) -> Double {
        let capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
        let version = capacities.firstIndex { message.count <= $0 } ?? capacities.count + message.count / 60
        return Double(23 + 4 * version)
    }

    private var changed: CIImage? {
        guard let input = filter.values[kCIInputImageKey] as? CIImage else { return nil }
        let extent = input.extent
        switch filter.name {
        case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur":
            return input.applyingGaussianBlur(sigma: Double(filter.number(kCIInputRadiusKey)))
        case "CILanczosScaleTransform", "CIBicubicScaleTransform":
            let scale = CGFloat(filter.number(kCIInputScaleKey))
            let ratio = CGFloat(filter.number(kCIInputAspectRatioKey))
            return input.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        case "CIAffineClamp", "CIAffineTile", "CIKaleidoscope", "CITriangleKaleidoscope":
            return CIImage(extent: .infinite)
        case "CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum": return square(1)
        case let name where name.hasSuffix("Compositing") || name.hasSuffix("BlendMode"):
            guard let below = filter.values[kCIInputBackgroundImageKey] as? CIImage else { return input }
            return input.composited(over: below)
        default: return CIImage(extent: extent)
        }
    }

    private var generated: CIImage? {
        let extent = (filter.values[kCIInputExtentKey] as? CIVector)?.cgRectValue
        if filter.name == "CITextImageGenerator" {
            let text = filter.values["inputText"] as? String ?? ""
            let size = Double(filter.number("inputFontSize"))
            return box(Double(text.count) * size / 2, size * 1.2)
        }
        return CIImage(extent: extent ?? .infinite)
    }
}
