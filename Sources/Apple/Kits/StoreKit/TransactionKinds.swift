public import SwiftUI

extension Transaction {
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }

    public struct Offer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }
    }

    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

    public static func all(for productID: String) -> Transactions<VerificationResult<Transaction>> { .none }
}

extension VerificationResult {
    /// What was signed, as the store sent it. Nothing was.
    public var jwsRepresentation: String { "" }
    public var headerData: Data { Data() }
    public var payloadData: Data { Data() }
    public var signatureData: Data { Data() }
    public var signedDate: Date { .distantPast }
    public var debugDescription: String { "\(unsafePayloadValue)" }
}

/// The store of a country. The device has none.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String
    public let currency: Locale.Currency?

    public static var current: Storefront? { get async { nil } }
    public static var updates: Transaction.Transactions<Storefront> { .endless }
}

/// What the store has to say while the app runs. It says nothing.
public struct Message: Hashable, Sendable {
    public let reason: Reason

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }

    public static var messages: Transaction.Transactions<Message> { .endless }
    @MainActor public func display(in scene: UIWindowScene) throws {}
}

// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct DisplayMessageAction {
    nonisolated init() {}
    public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
    nonisolated public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// A purchase that was begun in the store. None is.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
    public let id: String
    public let product: Product
    public let offer: Product.SubscriptionOffer?
    public static var intents: Transaction.Transactions<PurchaseIntent> { .endless }
}
