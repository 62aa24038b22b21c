public import SwiftUI

extension Transaction {
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
    }

    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let code = OfferType(rawValue: 3)
    }

    public struct Offer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
    }

    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    public static func all(for productID: String) -> Transactions<VerificationResult<Transaction>> { .none }
}

extension VerificationResult {
    /// The signed data from the store, always empty.
    public var jwsRepresentation: String { "" }
    public var debugDescription: String { "\(unsafePayloadValue)" }
}

/// A country's App Store. The device has no App Store.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let currency: Locale.Currency?

    public static var current: Storefront? { get async { nil } }
    public static var updates: Transaction.Transactions<Storefront> { .endless }
}

/// A message from the App Store; the simulated store sends none.
public struct Message: Hashable, Sendable {
    public let reason: Reason

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
    }

    public static var messages: Transaction.Transactions<Message> { .endless }
    @MainActor public func display(in scene: UIWindowScene) throws {}
}

// swift-format-ignore: UseSynthesizedInitializer
