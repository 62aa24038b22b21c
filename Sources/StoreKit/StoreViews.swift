public import SwiftUI

/// Offers products. None is found, so it has nothing in it.
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

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id: String, prefersPromotionalIcon: Bool = false) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// Offers subscriptions. None is found: only what the app puts above them is there.
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

public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

@MainActor @preconcurrency public protocol ProductViewStyle {}

public struct AutomaticProductViewStyle: ProductViewStyle { nonisolated public init() {} }
public struct CompactProductViewStyle: ProductViewStyle { nonisolated public init() {} }
public struct RegularProductViewStyle: ProductViewStyle { nonisolated public init() {} }
public struct LargeProductViewStyle: ProductViewStyle { nonisolated public init() {} }

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    nonisolated public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    nonisolated public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    nonisolated public static var large: Self { Self() }
}

/// Buys a product, for a view that does so itself.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct PurchaseAction {
    nonisolated init() {}

    @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
    nonisolated public var purchase: PurchaseAction { PurchaseAction() }
}

extension View {
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View
    {
        self
    }

    // Nothing is bought, so none of these is ever called.
    nonisolated public func onInAppPurchaseStart(
        perform action: ((Product) async -> Void)?
    ) -> some View { self }
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }

    /// Pages of the system's: nothing is shown in them.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { EmptyView() }
    }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        sheet(isPresented: isPresented) { EmptyView() }
    }
}
