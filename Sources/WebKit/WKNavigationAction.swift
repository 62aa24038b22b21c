public import SwiftUI

/// A page that is about to be fetched, because the app asks for it: pages are not drawn, so their links are never touched.
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType = WKNavigationType.other
    public let targetFrame: WKFrameInfo? = WKFrameInfo()

    init(_ request: URLRequest) { self.request = request }
}

/// The only frame there is.
@preconcurrency @MainActor public final class WKFrameInfo: NSObject {
    public let isMainFrame = true
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a page is fetched.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// Where pages would keep their data. They are not drawn, so they keep none.
@preconcurrency @MainActor public final class WKWebsiteDataStore: NSObject {
    public let isPersistent: Bool
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    private static let kept = WKWebsiteDataStore(isPersistent: true)

    public class func `default`() -> WKWebsiteDataStore { kept }
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

extension WKWebViewConfiguration {
    /// Where its pages would keep their data.
    public var websiteDataStore: WKWebsiteDataStore {
        get { store ?? .default() }
        set { store = newValue }
    }
}
