/// The look of a picker.
nonisolated public protocol PickerStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct InlinePickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct MenuPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct WheelPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PalettePickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
    nonisolated public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    nonisolated public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
    nonisolated public static var palette: Self { Self() }
}

nonisolated public protocol MenuStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct ButtonMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: Self { Self() }
}

nonisolated public struct RadioGroupPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    nonisolated public static var radioGroup: Self { Self() }
}

nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct TabsPickerStyle: PickerStyle {
    public let _look = _Look()
    public init() {}
}

extension PickerStyle where Self == TabsPickerStyle {
    nonisolated public static var tabs: Self { Self() }
}

nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: Self { Self() }
}

nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    nonisolated public static var borderedButton: Self { Self() }
}

nonisolated public struct PullDownMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}
