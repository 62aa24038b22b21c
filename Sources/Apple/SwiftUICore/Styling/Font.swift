/// A font stores only its name and size, because the course does not draw fonts.
nonisolated public struct Font: Hashable, Sendable {
    private let name: String
    private var size: CGFloat

    /// Whether the font is large enough to read.
    var isReadable: Bool { size >= 3 }

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "\(style)", size: style.size)
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)", size: size)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(name: "\(name) \(size)", size: size)
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        custom(name, size: size)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    public func bold() -> Font { self }
    public func bold(_ isActive: Bool) -> Font { self }
    public func italic() -> Font { self }
    public func italic(_ isActive: Bool) -> Font { self }
    public func scaled(by factor: CGFloat) -> Font { pointSize(size * factor) }
    public func pointSize(_ size: CGFloat) -> Font {
        var font = self
        font.size = size
        return font
    }
    public func weight(_ weight: Weight) -> Font { self }
    public func width(_ width: Width) -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }

    nonisolated public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2

        /// The size of the text style in points, unless the user prefers another size.
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    nonisolated public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    nonisolated public enum Leading: Hashable, Sendable { case standard, tight, loose }

    nonisolated public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    nonisolated public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
}

/// The text size that the user prefers.
nonisolated public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
