public import SwiftUI

/// A view controller on which users choose nearby devices; it never finds a device.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public let browser: MCNearbyServiceBrowser?
    public let session: MCSession

    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, self.session) = (browser, session)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(serviceType: String, session: MCSession) {
        self.init(
            browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
            session: session)
    }
    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Advertises this device and asks the user about invitations; no invitation arrives.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public let serviceType: String

    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }

    open func start() {}
}

public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
}
