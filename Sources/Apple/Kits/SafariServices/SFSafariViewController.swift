// SafariServices: a web page in Safari. Safari fetches the page, so the app's network does not see the
// requests.

public import SwiftUI

@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    public let url: URL
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredControlTintColor: UIColor?
    open var preferredBarTintColor: UIColor?
    public let configuration: Configuration

    public init(url: URL, configuration: Configuration = Configuration()) {
        (self.url, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
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
