public import SwiftUI

/// A product for sale. The store is empty, as for an app whose products are not set up yet, so nothing can be
/// bought.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let subscription: SubscriptionInfo?

    /// The products that the store finds: always an empty list.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        await Task.yield()
        return []
    }

    public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }

    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

    public var currentEntitlements: Transaction.Transactions<VerificationResult<Transaction>> { .none }

    public static func == (one: Product, other: Product) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(name: "\(key): \(value)")
        }
        public static func custom(key: String, value: Bool) -> PurchaseOption {
            PurchaseOption(name: "\(key): \(value)")
        }
        public static func custom(key: String, value: Double) -> PurchaseOption {
            PurchaseOption(name: "\(key): \(value)")
        }
    }

    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer,
            invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
        public let price: Decimal

        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static let introductory = OfferType(rawValue: "introductory")
        }
    }
}
