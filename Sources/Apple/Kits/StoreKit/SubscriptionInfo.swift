public import Foundation

extension Product {
    /// A product's subscription and its status.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod

        public var status: [Status] { get async throws { [] } }
        public var isEligibleForIntroOffer: Bool { get async { true } }

        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) { self.rawValue = rawValue }

            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)

            public var localizedDescription: String {
                switch self {
                case .subscribed: "Subscribed"
                case .expired: "Expired"
                case .inBillingRetryPeriod: "In Billing Retry Period"
                case .inGracePeriod: "In Grace Period"
                case .revoked: "Revoked"
                default: "Unknown"
                }
            }
        }

        public struct RenewalInfo: Hashable, Sendable {
        }

        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// Changes of a subscription's status.
            public static var updates: Transaction.Transactions<Status> { .endless }
            public static var all: Transaction.Transactions<(groupID: String, statuses: [Status])> { .none }
        }
    }
}
