public import SwiftUI

/// A product of StoreKit 1; the course finds no products.
open class SKProduct: NSObject, @unchecked Sendable {
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var productIdentifier: String { "" }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    public override init() {}

    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    public override init() {}
    open func start() {
        DispatchQueue.main.async { self.delegate?.request(self, didFailWithError: SKError(.unknown)) }
    }
    open func cancel() {}
}

public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Requests products from the store; the store has no products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    open override func start() {
        DispatchQueue.main.async { [self] in
            (delegate as? any SKProductsRequestDelegate)?.productsRequest(
                self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
            delegate?.requestDidFinish(self)
        }
    }
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]
    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

open class SKPayment: NSObject, @unchecked Sendable {
    public fileprivate(set) var productIdentifier = ""
    open var quantity: Int { 1 }

    public override init() {}
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }
}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    public let error: (any Error)?
    public let transactionState: SKPaymentTransactionState
    open var transactionDate: Date? { nil }

    init(failed payment: SKPayment) {
        self.payment = payment
        error = SKError(.storeProductNotAvailable)
        transactionState = .failed
    }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// Makes payments. Each payment fails, because the store does not have the product.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private final class Seat {
        weak var observer: (any SKPaymentTransactionObserver)?
        init(_ observer: any SKPaymentTransactionObserver) { self.observer = observer }
    }

    private var seats: [Seat] = []
    public private(set) var transactions: [SKPaymentTransaction] = []

    open class func `default`() -> SKPaymentQueue { Singletons.shared { SKPaymentQueue() } }
    open var storefront: SKStorefront? { nil }
    public override init() {}

    open func add(_ observer: any SKPaymentTransactionObserver) { seats.append(Seat(observer)) }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        seats.removeAll { $0.observer == nil || $0.observer === observer }
    }

    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(failed: payment)
        transactions.append(transaction)
        tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
    }

    open func restoreCompletedTransactions() {
        tell { $0.paymentQueueRestoreCompletedTransactionsFinished($1) }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        tell { $0.paymentQueue($1, removedTransactions: [transaction]) }
    }

    private func tell(
        _ say: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void
    ) {
        DispatchQueue.main.async { [self] in
            for seat in seats { if let observer = seat.observer { say(observer, self) } }
        }
    }
}

open class SKStorefront: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
}

public struct SKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed,
            storeProductNotAvailable,
            cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked,
            privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature,
            missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration,
            overlayTimeout,
            ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene

        public static func ~= (code: Self, error: any Swift.Error) -> Bool {
            (error as? SKError)?.code == code
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var paymentCancelled: Code { .paymentCancelled }
    public static var unknown: Code { .unknown }
    public static var errorDomain: String { "SKErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
