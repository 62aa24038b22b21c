/// The color behind `UIColor` and `NSColor`: a name and an opacity.
package nonisolated struct NamedPaint: Hashable {
    package let name: String
    package let opacity: CGFloat
    /// The red, green and blue parts, from 0 to 1; nil if the color was not made from numbers.
    let parts: [CGFloat]?

    package init(_ name: String, opacity: CGFloat = 1, parts: [CGFloat]? = nil) {
        (self.name, self.opacity, self.parts) = (name, opacity, parts)
    }

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat) {
        self.init("rgb \(red) \(green) \(blue)", opacity: opacity, parts: [red, green, blue])
    }

    package init(white: CGFloat, opacity: CGFloat) {
        self.init("white \(white)", opacity: opacity, parts: [white, white, white])
    }

    package init(_ color: Color) {
        let parts = color.parts.map { [CGFloat($0.red), CGFloat($0.green), CGFloat($0.blue)] }
        self.init("\(color)", opacity: color.opacity, parts: parts)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, opacity: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (sector + offset).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(
            "hsb \(hue) \(saturation) \(brightness)", opacity: opacity, parts: [part(5), part(3), part(1)])
    }

    /// The red, green and blue parts: the app's numbers, or the light mode values of the system color with
    /// this name. Colors from an asset catalog count as gray.
    var components: [CGFloat] {
        if let parts { return parts }
        if let known = Self.known[name] {
            return [16, 8, 0].map { CGFloat((known >> $0) & 255) / 255 }
        }
        let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
        let resolved = Color(name: plain).resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue].map { CGFloat($0) }
    }

    private static let known: [String: Int] = [
        "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF, "yellow": 0xFFFF00,
        "magenta": 0xFF00FF, "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633, "gray": 0x808080,
        "lightGray": 0xAAAAAA, "darkGray": 0x555555, "systemGray2": 0xAEAEB2, "systemGray3": 0xC7C7CC,
        "systemGray4": 0xD1D1D6, "systemGray5": 0xE5E5EA, "systemGray6": 0xF2F2F7, "label": 0,
        "secondaryLabel": 0x3C3C43, "tertiaryLabel": 0x3C3C43, "quaternaryLabel": 0x3C3C43,
        "placeholderText": 0x3C3C43, "separator": 0x3C3C43, "opaqueSeparator": 0xC6C6C8, "link": 0x007AFF,
        "tintColor": 0x007AFF, "systemFill": 0x787880, "secondarySystemFill": 0x787880,
        "tertiarySystemFill": 0x767680, "quaternarySystemFill": 0x747480, "systemBackground": 0xFFFFFF,
        "secondarySystemBackground": 0xF2F2F7, "tertiarySystemBackground": 0xFFFFFF,
        "systemGroupedBackground": 0xF2F2F7, "secondarySystemGroupedBackground": 0xFFFFFF,
        "tertiarySystemGroupedBackground": 0xF2F2F7, "lightText": 0xFFFFFF, "darkText": 0,
    ]
}

extension Color {
    nonisolated package init(_ paint: NamedPaint) {
        let parts = paint.parts.map {
            Resolved(red: Float($0[0]), green: Float($0[1]), blue: Float($0[2]), opacity: 1)
        }
        self.init(name: paint.name, opacity: paint.opacity, parts: parts)
    }
}
