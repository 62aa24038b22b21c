public import SwiftUI

public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let signIn = StoreButtonKind(name: "signIn")
}

@MainActor @preconcurrency public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public struct ProductViewStyleConfiguration {
    public struct Icon: View {
        public var body: some View { EmptyView() }
    }

    public let icon: Icon
    public let state: Product.TaskState
    public var product: Product? { state.product }
    public func purchase() {}
}

public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

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

/// Buys a product, for views with their own purchase button.
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

    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }

    /// Pages of the App Store for offers and purchases; the pages are empty.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { EmptyView() }
    }
}
