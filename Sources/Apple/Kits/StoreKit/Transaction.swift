public import SwiftUI

/// A purchase in the App Store; the course has no purchases.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let environment: AppStore.Environment
    public let reason: Reason
    public let offer: Offer?
    public let price: Decimal?
    public let currency: Locale.Currency?

    public func finish() async {}

    /// New transactions; none arrives, so the loop waits until its task is cancelled.
    public static var updates: Transactions<VerificationResult<Transaction>> { .endless }
    public static var all: Transactions<VerificationResult<Transaction>> { .none }
    public static var currentEntitlements: Transactions<VerificationResult<Transaction>> { .none }
    public static var unfinished: Transactions<VerificationResult<Transaction>> { .none }
    public static func currentEntitlements(
        for productID: String
    ) -> Transactions<VerificationResult<Transaction>> { .none }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

    public struct Transactions<Element: Sendable>: AsyncSequence, Sendable {
        private let waits: Bool

        static var none: Self { Self(waits: false) }
        static var endless: Self { Self(waits: true) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let waits: Bool

            public mutating func next() async -> Element? {
                if waits { for await _ in AsyncStream<Never>.makeStream().stream {} }
                return nil
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
    }
}

/// A value from the store, verified or not.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
        case invalidSignature, missingRequiredProperties
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
