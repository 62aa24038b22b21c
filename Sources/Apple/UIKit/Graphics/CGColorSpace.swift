/// A color space: only a name, because the course draws no colors.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    public let name: CFString?
    public let model: CGColorSpaceModel

    private init(_ name: CFString, _ model: CGColorSpaceModel = .rgb) {
        (self.name, self.model) = (name, model)
    }

    public init?(name: CFString) {
        self.name = name
        let words = name as String
        model = words.contains("Gray") ? .monochrome : words.contains("CMYK") ? .cmyk : .rgb
    }

    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .rgb, .lab, .XYZ, .deviceN, .indexed, .pattern, .unknown: 3
        }
    }
    public var isWideGamutRGB: Bool { (name as String?)?.contains("P3") ?? false }
    public var supportsOutput: Bool { true }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var displayP3_HLG: CFString { "kCGColorSpaceDisplayP3_HLG" }  // swift-format-ignore
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    public static var dcip3: CFString { "kCGColorSpaceDCIP3" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var itur_709: CFString { "kCGColorSpaceITUR_709" }  // swift-format-ignore
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" }  // swift-format-ignore
    public static var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
    public static var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" }
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
    public static var genericLab: CFString { "kCGColorSpaceGenericLab" }

    fileprivate static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB")
    fileprivate static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
    fileprivate static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
}

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}

public final class CGGradient: @unchecked Sendable {
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        if colors.count == 0 { return nil }
    }
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        if count == 0 { return nil }
    }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
