// PassKit: payments and passes. The device has no Wallet: it has no cards or passes, and payment sheets are
// not presented.

@_exported public import Foundation

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let masterCard = Self("MasterCard")
    public static let visa = Self("Visa")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1)
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let postalAddress = Self(rawValue: "post")
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType

    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        self.label = label
        self.amount = amount
        self.type = type
    }
}

open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var supportsCouponCode = false
    open var couponCode: String?

    public override init() {}
}

open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    public override init() {}
}

/// A payment that the user has authorized; here no user authorizes a payment.
open class PKPayment: NSObject, @unchecked Sendable {
    open var shippingContact: PKContact? { nil }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact,
        pinRequired,
        pinIncorrect, pinLockout
}

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]?
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors
    }
}

/// Presents a payment sheet. No sheet appears, because the device has no card.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest: PKPaymentRequest) {}

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(false) }
    }
    open func present() async -> Bool { false }
    open func dismiss(completion: (@Sendable () -> Void)? = nil) {
        guard let completion else { return }
        DispatchQueue.main.async { completion() }
    }
    open func dismiss() async {}
}

public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
}
