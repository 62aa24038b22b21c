// PassKit: payments and passes. The device has no wallet: there are no cards and no passes, and a payment is not presented.

@_exported public import Foundation
public import SwiftUI

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let amex = Self("AmEx")
    public static let cartesBancaires = Self("CartesBancaires")
    public static let chinaUnionPay = Self("ChinaUnionPay")
    public static let discover = Self("Discover")
    public static let eftpos = Self("Eftpos")
    public static let electron = Self("Electron")
    public static let elo = Self("Elo")
    public static let girocard = Self("Girocard")
    public static let interac = Self("Interac")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let JCB = Self("JCB")
    public static let mada = Self("Mada")
    public static let maestro = Self("Maestro")
    public static let masterCard = Self("MasterCard")
    public static let mir = Self("Mir")
    public static let privateLabel = Self("PrivateLabel")
    public static let quicPay = Self("QUICPay")
    public static let suica = Self("Suica")
    public static let visa = Self("Visa")
    public static let vPay = Self("VPay")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1)
    public static let emv = Self(rawValue: 2)
    public static let credit = Self(rawValue: 4)
    public static let debit = Self(rawValue: 8)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = Self(rawValue: "email")
    public static let name = Self(rawValue: "name")
    public static let phoneNumber = Self(rawValue: "phone")
    public static let phoneticName = Self(rawValue: "phoneticName")
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

open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var startDate: Date?
    open var endDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var applicationData: Data?
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?

    public override init() {}

    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var emailAddress: String?
    public override init() {}
}

/// A payment that the user has allowed. None is.
open class PKPayment: NSObject, @unchecked Sendable {
    public let token: PKPaymentToken
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
    init(token: PKPaymentToken) { self.token = token }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
    public let paymentMethod = PKPaymentMethod()
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }

open class PKPaymentMethod: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
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

open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
    }
}

open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// Presents a payment. There is no card, so none is presented.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest: PKPaymentRequest) {}

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }

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
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// The page of a payment. There is no card, so it cannot be made.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public init?(paymentRequest: PKPaymentRequest) { nil }
    public required init?(coder: NSCoder) { nil }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
