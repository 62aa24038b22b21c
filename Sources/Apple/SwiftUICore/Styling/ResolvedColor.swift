// The numeric components of colors.

extension Color {
    /// The red, green, blue and opacity components of a color.
    nonisolated public struct Resolved: Hashable, Sendable, CustomStringConvertible {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            func line(_ part: Float) -> Float { isLinear ? part : Self.linear(part) }
            (linearRed, linearGreen, linearBlue) = (line(red), line(green), line(blue))
            self.opacity = opacity
            guard colorSpace == .displayP3 else { return }
            let (red, green, blue) = (linearRed, linearGreen, linearBlue)
            linearRed = 1.224_940_1 * red - 0.224_940_4 * green
            linearGreen = -0.042_056_9 * red + 1.042_057_1 * green
            linearBlue = -0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue
        }

        public var red: Float {
            get { Self.curved(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        public var green: Float {
            get { Self.curved(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        public var blue: Float {
            get { Self.curved(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// The color's components in hexadecimal: `#FF3B30FF`. An exact half rounds to the even number in the red,
        /// green and blue components, but up in the opacity.
        public var description: String {
            "#" + [red, green, blue].map { Self.digits(of: $0, .toNearestOrEven) }.joined()
                + Self.digits(of: opacity, .toNearestOrAwayFromZero)
        }

        private static func digits(of part: Float, _ rule: FloatingPointRoundingRule) -> String {
            // Treats a value close to a half as an exact half, because such differences are rounding errors.
            let steps = ((min(max(part, 0), 1) * 255) * 1000).rounded() / 1000
            let digits = String(Int(steps.rounded(rule)), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }

        private static func linear(_ part: Float) -> Float {
            let size = abs(part)
            let line = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return part < 0 ? -line : line
        }

        private static func curved(_ part: Float) -> Float {
            let size = abs(part)
            let curve = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return part < 0 ? -curve : curve
        }
    }

    /// Returns the color's components in light mode. A color from the app's asset catalog resolves to gray,
    /// because the course does not read asset catalogs.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        var resolved = parts ?? Self.known[plainName] ?? Self.gray8E
        resolved.opacity = Float(opacity)
        return resolved
    }

    /// Returns the components as drawn in `scheme`, without the opacity; nil for unknown components. The course
    /// does not know the components of asset catalog colors and, in dark mode, of most system colors.
    nonisolated func painted(in scheme: ColorScheme) -> Resolved? {
        let plain = plainName
        switch plain {
        case "white", "black": return Self.known[plain]
        case "primary": return Self.known[scheme == .light ? "black" : "white"]
        case "systemBackground": return Self.known[scheme == .light ? "white" : "black"]
        case "accentColor": return nil
        default:
            // The color's components are numbers from the app, the same in light and dark mode.
            let isFixed = plain.hasPrefix("#") || plain != name && name.contains("hsb ")
            return isFixed || scheme == .light ? parts ?? Self.known[plain] : nil
        }
    }

    /// The name without words for changes, such as the change of a gradient.
    nonisolated private var plainName: String {
        let start = name.utf8.lastIndex(of: UInt8(ascii: " "))
        return start.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    nonisolated private static let gray8E = of(0x8E8E93)
    nonisolated private static let known: [String: Resolved] = [
        "red": of(0xFF3B30), "orange": of(0xFF9500), "yellow": of(0xFFCC00), "green": of(0x34C759),
        "mint": of(0x00C7BE), "teal": of(0x30B0C7), "cyan": of(0x32ADE6), "blue": of(0x007AFF),
        "indigo": of(0x5856D6), "purple": of(0xAF52DE), "pink": of(0xFF2D55), "brown": of(0xA2845E),
        "gray": gray8E, "black": of(0), "clear": of(0), "primary": of(0), "white": of(0xFFFFFF),
        "accentColor": of(0x007AFF),
    ]

    nonisolated private static func of(_ number: Int) -> Resolved {
        func part(_ shift: Int) -> Float { Float((number >> shift) & 255) / 255 }
        return Resolved(red: part(16), green: part(8), blue: part(0))
    }
}

extension Color: CustomStringConvertible {
    public var description: String { name }
}
