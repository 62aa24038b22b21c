public import SwiftUI

/// Something that an app sells. The course has no store: none is ever found, as where an app's products are not set up yet, so
/// nothing can be bought.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let jsonRepresentation: Data

    /// Those of the products that the store knows.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        await Task.yield()
        return []
    }

    public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }

    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

    @discardableResult @MainActor
    public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult
    { .userCancelled }

    @discardableResult @MainActor
    public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = [])
        async throws
        -> PurchaseResult
    { .userCancelled }

    public var currentEntitlements: Transaction.Transactions<VerificationResult<Transaction>> { .none }
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }

    public static func == (one: Product, other: Product) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: "\(token)")
        }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
            PurchaseOption(name: "asks: \(simulates)")
        }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(name: offerID) }
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> PurchaseOption {
            PurchaseOption(name: offerID)
        }
        public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
            PurchaseOption(name: "introductory")
        }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(name: offer.id ?? "")
        }
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange") }
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
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode

        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static let introductory = OfferType(rawValue: "introductory")
            public static let promotional = OfferType(rawValue: "promotional")
            public static let winBack = OfferType(rawValue: "winBack")
        }

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "payUpFront")
            public static let freeTrial = PaymentMode(rawValue: "freeTrial")
        }
    }
}
