public import SwiftUI

// Styles of a `SubscriptionStoreView`; the styles have no effect.

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

extension ContainerBackgroundPlacement {
    nonisolated public static var subscriptionStoreFullHeight: Self { .window }
}

extension View {
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        self
    }
    nonisolated public func subscriptionStorePickerItemBackground<Style: ShapeStyle>(_ style: Style)
        -> some View
    { self }
    nonisolated public func subscriptionStorePickerItemBackground<Style: ShapeStyle, Figure: Shape>(
        _ style: Style, in shape: Figure
    ) -> some View { self }
}
