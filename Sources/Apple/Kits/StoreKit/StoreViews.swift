public import SwiftUI

/// A view of products for sale; it is empty, because the store sells no products.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public var body: some View { EmptyView() }
}

extension StoreView where PlaceholderIcon == EmptyView {
    public init(
        ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    public var body: some View { EmptyView() }
}

extension ProductView where PlaceholderIcon == EmptyView {
    public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
}

extension ProductView {
    public init(
        id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(
        id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

extension StoreView {
    public init(
        ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

public enum ProductIconPhase: Sendable {
    case loading
    case success(Image)
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id: String, prefersPromotionalIcon: Bool = false) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// A view of subscriptions. Without subscriptions, the view shows only the app's marketing content.
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content

    public var body: some View { content }
}

extension SubscriptionStoreView {
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
}

extension SubscriptionStoreView where Content == EmptyView {
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        content = EmptyView()
    }
    public init(productIDs: some Collection<String>) { content = EmptyView() }
    public init(subscriptions: some Collection<Product>) { content = EmptyView() }
}

extension Product {
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let current = SubscriptionRelationship(rawValue: 1)
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }
}
