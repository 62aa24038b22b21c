// MessageUI: sending mail and messages. This device has no account for mail or messages.

public import SwiftUI

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// A page for writing mail; it stores the mail and never sends it.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func canSendMail() -> Bool { false }

    open func setSubject(_ subject: String) { title = subject }
    open func setToRecipients(_ recipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}
