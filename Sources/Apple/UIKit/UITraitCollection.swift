public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB, P3
}

/// Traits that UIKit views inherit. The phone's traits never change; for example, the phone is always in
/// light mode.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory
    open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var accessibilityContrast: UIAccessibilityContrast { .normal }
    open var legibilityWeight: UILegibilityWeight { .regular }
    open var userInterfaceLevel: UIUserInterfaceLevel { .base }
    open var displayGamut: UIDisplayGamut { .P3 }

    private init(
        style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
        idiom: UIUserInterfaceIdiom, scale: CGFloat, category: UIContentSizeCategory
    ) {
        (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
        (userInterfaceIdiom, displayScale, preferredContentSizeCategory) = (idiom, scale, category)
        super.init()
    }

    public override convenience init() {
        self.init(
            style: .unspecified, horizontal: .unspecified, vertical: .unspecified, idiom: .unspecified,
            scale: 0, category: .unspecified)
    }

    private convenience init(
        style: UIUserInterfaceStyle = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
        scale: CGFloat = 0
    ) {
        self.init(
            style: style, horizontal: horizontal, vertical: vertical, idiom: idiom, scale: scale,
            category: .unspecified)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }
    public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init(
            style: .unspecified, horizontal: .unspecified, vertical: .unspecified, idiom: .unspecified,
            scale: 0, category: category)
    }
    /// Takes each trait from the last collection that contains the trait.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        func last<Trait>(_ trait: (UITraitCollection) -> Trait, _ isSet: (Trait) -> Bool, _ none: Trait)
            -> Trait
        {
            collections.map(trait).last(where: isSet) ?? none
        }
        self.init(
            style: last({ $0.userInterfaceStyle }, { $0 != .unspecified }, .unspecified),
            horizontal: last({ $0.horizontalSizeClass }, { $0 != .unspecified }, .unspecified),
            vertical: last({ $0.verticalSizeClass }, { $0 != .unspecified }, .unspecified),
            idiom: last({ $0.userInterfaceIdiom }, { $0 != .unspecified }, .unspecified),
            scale: last({ $0.displayScale }, { $0 != 0 }, 0),
            category: last({ $0.preferredContentSizeCategory }, { $0 != .unspecified }, .unspecified))
    }

    private static let phone = UITraitCollection(
        style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 3, category: .large)
    public static var current: UITraitCollection {
        get { phone }
        set {}
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
    open func performAsCurrent(_ actions: () -> Void) { actions() }
}

@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
public protocol UITrait {}
public struct UITraitUserInterfaceStyle: UITrait {}
public struct UITraitHorizontalSizeClass: UITrait {}
public struct UITraitVerticalSizeClass: UITrait {}
public struct UITraitPreferredContentSizeCategory: UITrait {}

private final class _Registration: UITraitChangeRegistration {}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
}

extension UITraitEnvironment {
    public var traitCollection: UITraitCollection { .current }

    /// The registered handler is never called, because traits never change.
    @discardableResult public func registerForTraitChanges(
        _ traits: [any UITrait.Type],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { _Registration() }
    @discardableResult public func registerForTraitChanges(
        _ traits: [any UITrait.Type], action: Selector
    ) -> any UITraitChangeRegistration { _Registration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraLarge")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraExtraLarge")

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
    nonisolated public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}
