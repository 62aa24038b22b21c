public import SwiftUI

// How a `SubscriptionStoreView` looks. It offers nothing, so nothing of it is seen.

nonisolated public protocol SubscriptionStoreControlStyle: Sendable {}

nonisolated public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
nonisolated public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
nonisolated public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
nonisolated public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
nonisolated public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
nonisolated public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
nonisolated public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    nonisolated public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    nonisolated public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    nonisolated public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    nonisolated public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    nonisolated public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    nonisolated public static var pagedProminentPicker: Self { Self() }
}

nonisolated public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public var singleLine: SubscriptionStoreButtonLabel { Self(name: "\(name), singleLine") }
    public var multiline: SubscriptionStoreButtonLabel { Self(name: "\(name), multiline") }
    public var price: SubscriptionStoreButtonLabel { Self(name: "\(name), price") }
    public var action: SubscriptionStoreButtonLabel { Self(name: "\(name), action") }
    public var displayName: SubscriptionStoreButtonLabel { Self(name: "\(name), displayName") }
}

nonisolated public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

nonisolated public struct SubscriptionStorePlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStorePlacement(name: "automatic")
    public static let scrollView = SubscriptionStorePlacement(name: "scrollView")
    public static let bottomBar = SubscriptionStorePlacement(name: "bottomBar")
    public static let buttonsInBottomBar = SubscriptionStorePlacement(name: "buttonsInBottomBar")
}

extension ContainerBackgroundPlacement {
    nonisolated public static var subscriptionStore: Self { .window }
    nonisolated public static var subscriptionStoreHeader: Self { .window }
    nonisolated public static var subscriptionStoreFullHeight: Self { .window }
}

nonisolated public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
    public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
    public static func gradientMaterial(_ material: Material) -> SubscriptionStoreControlBackground {
        .gradientMaterial
    }
}

extension View {
    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
        -> some View
    { self }
    nonisolated public func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStorePlacement
    ) -> some View { self }
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        self
    }
    nonisolated public func subscriptionStoreControlBackground(
        _ background: SubscriptionStoreControlBackground
    ) -> some View { self }
    nonisolated public func subscriptionStoreControlBackground<Style: ShapeStyle>(_ style: Style) -> some View
    {
        self
    }
    nonisolated public func subscriptionStorePickerItemBackground<Style: ShapeStyle>(_ style: Style)
        -> some View
    { self }
    nonisolated public func subscriptionStorePickerItemBackground<Style: ShapeStyle, Figure: Shape>(
        _ style: Style, in shape: Figure
    ) -> some View { self }
    nonisolated public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
    nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
        self
    }
    nonisolated public func subscriptionStorePolicyDestination(
        url: URL, for kind: SubscriptionStorePolicyKind
    )
        -> some View
    { self }
    nonisolated public func subscriptionStorePolicyDestination<Content: View>(
        for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: @escaping () -> Content
    ) -> some View { self }
    nonisolated public func subscriptionStorePolicyForegroundStyle<Primary: ShapeStyle>(_ primary: Primary)
        -> some View
    { self }
    nonisolated public func subscriptionStorePolicyForegroundStyle<
        Primary: ShapeStyle, Secondary: ShapeStyle
    >(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View { self }
    nonisolated public func subscriptionStoreOptionGroupStyle(_ style: SubscriptionStoreOptionGroupStyle)
        -> some View
    { self }
}

nonisolated public struct SubscriptionStoreOptionGroupStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreOptionGroupStyle(name: "automatic")
    public static let tabs = SubscriptionStoreOptionGroupStyle(name: "tabs")
    public static let links = SubscriptionStoreOptionGroupStyle(name: "links")
}
