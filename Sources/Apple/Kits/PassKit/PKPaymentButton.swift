public import SwiftUI

public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent,
        support,
        contribute, tip, `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// The button made by hand.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: .zero)
    }
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }
    public required init?(coder: NSCoder) { nil }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

@preconcurrency @MainActor open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
}

public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// The button that pays. No payment can be made, so what the app shows instead of it is there.
nonisolated public struct PayWithApplePayButton<Fallback: View>: View {
    private let fallback: Fallback

    @MainActor public var body: some View { fallback }
}

extension PayWithApplePayButton {
    public typealias PaymentAuthorizationPhase = PayWithApplePayButtonPaymentAuthorizationPhase

    nonisolated public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.fallback = fallback()
    }

    nonisolated public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PaymentAuthorizationPhase) -> Void,
        onMerchantSessionRequested: (() async -> Void)? = nil, @ViewBuilder fallback: () -> Fallback
    ) {
        self.fallback = fallback()
    }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    nonisolated public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        fallback = EmptyView()
    }

    nonisolated public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PaymentAuthorizationPhase) -> Void
    ) {
        fallback = EmptyView()
    }
}

nonisolated public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    private let name: String
    public static let addMoney = Self(name: "addMoney")
    public static let book = Self(name: "book")
    public static let buy = Self(name: "buy")
    public static let checkout = Self(name: "checkout")
    public static let `continue` = Self(name: "continue")
    public static let contribute = Self(name: "contribute")
    public static let donate = Self(name: "donate")
    public static let inStore = Self(name: "inStore")
    public static let order = Self(name: "order")
    public static let plain = Self(name: "plain")
    public static let reload = Self(name: "reload")
    public static let rent = Self(name: "rent")
    public static let setUp = Self(name: "setUp")
    public static let subscribe = Self(name: "subscribe")
    public static let support = Self(name: "support")
    public static let tip = Self(name: "tip")
    public static let topUp = Self(name: "topUp")
}

nonisolated public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let black = Self(name: "black")
    public static let white = Self(name: "white")
    public static let whiteOutline = Self(name: "whiteOutline")
}

nonisolated public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String
    public static let black = Self(name: "black")
    public static let blackOutline = Self(name: "blackOutline")
}

/// The button that adds passes. There is no wallet, so what the app shows instead of it is there.
nonisolated public struct AddPassToWalletButton<Fallback: View>: View {
    private let fallback: Fallback

    public init(
        _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback
    ) {
        self.fallback = fallback()
    }
    public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {
        self.fallback = fallback()
    }

    @MainActor public var body: some View { fallback }
}

extension AddPassToWalletButton where Fallback == EmptyView {
    nonisolated public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
        fallback = EmptyView()
    }
    nonisolated public init(action: @escaping () -> Void) { fallback = EmptyView() }
}

extension View {
    nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        self
    }
    nonisolated public func payWithApplePayButtonDisableCardArt() -> some View { self }
    nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        self
    }
}
