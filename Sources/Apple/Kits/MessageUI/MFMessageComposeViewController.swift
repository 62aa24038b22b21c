public import SwiftUI

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// A message. It keeps what is written, and is never sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var subject: String?
    open var body: String?
    open private(set) var attachments: [[AnyHashable: Any]]?

    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    open func disableUserAttachments() {}
    @discardableResult open func addAttachmentURL(_ url: URL, withAlternateFilename name: String?) -> Bool {
        false
    }
    @discardableResult open func addAttachmentData(
        _ data: Data, typeIdentifier: String, filename: String
    ) -> Bool { false }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
