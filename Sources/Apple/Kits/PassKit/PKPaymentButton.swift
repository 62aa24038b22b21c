public import SwiftUI

public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent,
        support,
        contribute, tip, `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: .zero)
    }
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }
    public required init?(coder: NSCoder) { nil }
}
