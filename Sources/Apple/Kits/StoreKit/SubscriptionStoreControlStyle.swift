public import SwiftUI

// Styles of `SubscriptionStoreView`, which have no effect.

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
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    nonisolated public static var pagedProminentPicker: Self { Self() }
}

nonisolated public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public var multiline: SubscriptionStoreButtonLabel { Self(name: "\(name), multiline") }
    public var price: SubscriptionStoreButtonLabel { Self(name: "\(name), price") }
    public var action: SubscriptionStoreButtonLabel { Self(name: "\(name), action") }
    public var displayName: SubscriptionStoreButtonLabel { Self(name: "\(name), displayName") }
}

nonisolated public struct SubscriptionStorePlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStorePlacement(name: "automatic")
    public static let scrollView = SubscriptionStorePlacement(name: "scrollView")
    public static let bottomBar = SubscriptionStorePlacement(name: "bottomBar")
}

extension ContainerBackgroundPlacement {
    nonisolated public static var subscriptionStoreFullHeight: Self { .window }
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
    nonisolated public func subscriptionStorePickerItemBackground<Style: ShapeStyle>(_ style: Style)
        -> some View
    { self }
    nonisolated public func subscriptionStorePickerItemBackground<Style: ShapeStyle, Figure: Shape>(
        _ style: Style, in shape: Figure
    ) -> some View { self }
    nonisolated public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
}
