open class NSColorSpace: NSObject, @unchecked Sendable {
    public let localizedName: String?
    private init(_ name: String) {
        localizedName = name
        super.init()
    }
    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    public static let displayP3 = NSColorSpace("Display P3")
    public static let extendedSRGB = NSColorSpace("Extended sRGB")
    public static let deviceRGB = NSColorSpace("Device RGB")
    public static let genericRGB = NSColorSpace("Generic RGB Profile")
    public static let genericGray = NSColorSpace("Generic Gray Profile")
    public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2 Profile")
    public static let deviceGray = NSColorSpace("Device Gray")
    public static let deviceCMYK = NSColorSpace("Device CMYK")
    public static let genericCMYK = NSColorSpace("Generic CMYK Profile")
    public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)")
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
    public static let deviceCMYK = NSColorSpaceName(rawValue: "NSDeviceCMYKColorSpace")
}

// MARK: - Color components

extension NSColor {
    /// The red, green and blue parts of a color with known numbers; nil for system colors.
    private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat)? {
        let words = paint.name.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
        switch (words.first, numbers.count) {
        case ("rgb", 3): return (numbers[0], numbers[1], numbers[2])
        case ("white", 1): return (numbers[0], numbers[0], numbers[0])
        case ("hsb", 3): return Self.parts(hue: numbers[0], saturation: numbers[1], brightness: numbers[2])
        default: return Self.plain[paint.name]
        }
    }

    private static let plain: [String: (red: CGFloat, green: CGFloat, blue: CGFloat)] = [
        "black": (0, 0, 0), "white": (1, 1, 1), "gray": (0.5, 0.5, 0.5), "red": (1, 0, 0),
        "green": (0, 1, 0), "blue": (0, 0, 1), "yellow": (1, 1, 0), "cyan": (0, 1, 1), "magenta": (1, 0, 1),
        "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5), "brown": (0.6, 0.4, 0.2), "clear": (0, 0, 0),
        "lightGray": (2.0 / 3, 2.0 / 3, 2.0 / 3), "darkGray": (1.0 / 3, 1.0 / 3, 1.0 / 3),
    ]

    private static func parts(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) {
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return (part(5), part(3), part(1))
    }

    public var redComponent: CGFloat { parts?.red ?? 0 }
    public var greenComponent: CGFloat { parts?.green ?? 0 }
    public var blueComponent: CGFloat { parts?.blue ?? 0 }
    public var alphaComponent: CGFloat { paint.opacity }
    public var whiteComponent: CGFloat { (redComponent + greenComponent + blueComponent) / 3 }
    public var brightnessComponent: CGFloat { max(redComponent, greenComponent, blueComponent) }
    public var saturationComponent: CGFloat {
        let low = min(redComponent, greenComponent, blueComponent)
        return brightnessComponent == 0 ? 0 : (brightnessComponent - low) / brightnessComponent
    }
    public var hueComponent: CGFloat {
        let (red, green, blue, high) = (redComponent, greenComponent, blueComponent, brightnessComponent)
        let span = high - min(red, green, blue)
        guard span > 0 else { return 0 }
        let hue =
            high == red
            ? (green - blue) / span : high == green ? 2 + (blue - red) / span : 4 + (red - green) / span
        return (hue < 0 ? hue + 6 : hue) / 6
    }
    public var numberOfComponents: Int { 4 }
    public var colorSpace: NSColorSpace { .sRGB }

    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        red?.pointee = redComponent
        green?.pointee = greenComponent
        blue?.pointee = blueComponent
        alpha?.pointee = alphaComponent
    }

    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        hue?.pointee = hueComponent
        saturation?.pointee = saturationComponent
        brightness?.pointee = brightnessComponent
        alpha?.pointee = alphaComponent
    }

    /// Returns this color; nil for a system color, which has a name but no components.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { parts == nil ? nil : self }
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        guard let mine = parts, let other = color.parts else { return nil }
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one * (1 - fraction) + two * fraction }
        return NSColor(
            red: mix(mine.red, other.red), green: mix(mine.green, other.green),
            blue: mix(mine.blue, other.blue), alpha: mix(alphaComponent, color.alphaComponent))
    }
    public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }
    public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }
    public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }
    public func set() {}
    public func setFill() {}
    public func setStroke() {}
    public func drawSwatch(in rect: CGRect) {}

    public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
}
