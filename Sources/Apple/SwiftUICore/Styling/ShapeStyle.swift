/// A color, gradient or material for shapes and texts.
nonisolated public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _FadedStyle(style: self, share: opacity) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _MixedStyle(style: self) }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _MixedStyle(style: self) }

    // This style in a less prominent version, such as `.tint.secondary`.
    public var secondary: some ShapeStyle { _FadedStyle(style: self, share: 0.5) }
    public var tertiary: some ShapeStyle { _FadedStyle(style: self, share: 0.25) }
    public var quaternary: some ShapeStyle { _FadedStyle(style: self, share: 0.2) }
    public var quinary: some ShapeStyle { _FadedStyle(style: self, share: 0.1) }
}

/// A more translucent version of `style`.
nonisolated struct _FadedStyle<Style: ShapeStyle>: ShapeStyle, PlainPaint {
    let style: Style
    let share: Double

    var opacity: Double { share * ((style as? any PlainPaint)?.opacity ?? 1) }
    var color: Color? { (style as? any PlainPaint)?.color }
}

/// A style that the course mixes from `style` and other colors.
nonisolated struct _MixedStyle<Style: ShapeStyle>: ShapeStyle, PlainPaint {
    let style: Style

    var opacity: Double { (style as? any PlainPaint)?.opacity ?? 0.5 }
}

nonisolated public struct AnyShapeStyle: ShapeStyle, PlainPaint {
    private let style: any ShapeStyle

    public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

    var opacity: Double { (style as? any PlainPaint)?.opacity ?? 0.5 }
    var color: Color? { (style as? any PlainPaint)?.color }
}

/// A style named by its prominence: `.primary`, `.secondary` …
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let rank: Int

    public static let primary = HierarchicalShapeStyle(rank: 1)
    public static let secondary = HierarchicalShapeStyle(rank: 2)
    public static let tertiary = HierarchicalShapeStyle(rank: 3)
    public static let quaternary = HierarchicalShapeStyle(rank: 4)
    public static let quinary = HierarchicalShapeStyle(rank: 5)
}

/// A style named by its purpose: `.tint`, `.background`, `.separator` …
nonisolated public struct _PurposeShapeStyle: ShapeStyle, PlainPaint, Hashable {
    private let purpose: String

    var opacity: Double { ["background", "windowBackground", "foreground"].contains(purpose) ? 1 : 0.5 }

    var color: Color? { purpose.hasSuffix("ackground") ? .systemBackground : nil }

    init(_ purpose: String) { self.purpose = purpose }
}

/// The color behind the content, by type: `.fill(BackgroundStyle())`.
nonisolated public struct BackgroundStyle: ShapeStyle, PlainPaint {
    public init() {}
    var opacity: Double { 1 }
    var color: Color? { .systemBackground }
}

/// The color of the content, by type: `.stroke(ForegroundStyle())`.
nonisolated public struct ForegroundStyle: ShapeStyle, PlainPaint {
    public init() {}
    var opacity: Double { 1 }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { .primary }
    public static var secondary: Self { .secondary }
    public static var tertiary: Self { .tertiary }
    public static var quaternary: Self { .quaternary }
    public static var quinary: Self { .quinary }
}

extension ShapeStyle where Self == _PurposeShapeStyle {
    public static var tint: Self { Self("tint") }
    public static var foreground: Self { Self("foreground") }
    public static var background: Self { Self("background") }
    public static var selection: Self { Self("selection") }
    public static var separator: Self { Self("separator") }
    public static var placeholder: Self { Self("placeholder") }
    public static var link: Self { Self("link") }
    public static var fill: Self { Self("fill") }
    public static var windowBackground: Self { Self("windowBackground") }
}

nonisolated public struct ShadowStyle: Hashable, Sendable {
    private let radius: CGFloat

    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(radius: radius) }

    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

/// How a color blends with the colors below it.
nonisolated public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
        difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
        destinationOut, plusDarker, plusLighter
}

nonisolated public struct Material: ShapeStyle, Hashable {
    private let name: String

    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    public static let bar = Material(name: "bar")

    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
