// SafariServices: a page of the web in Safari. Safari fetches it, so the app's network sees nothing of it.

public import SwiftUI

@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    public let url: URL
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredControlTintColor: UIColor?
    open var preferredBarTintColor: UIColor?

    public init(url: URL, configuration: Configuration = Configuration()) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    @MainActor public final class Configuration {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        nonisolated public init() {}
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
