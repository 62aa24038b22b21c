public import SwiftUI

/// A navigation that the app requests. Users never tap links, because pages are not drawn.
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType = WKNavigationType.other
    public let targetFrame: WKFrameInfo?
    public let sourceFrame: WKFrameInfo
    public var shouldPerformDownload: Bool { false }

    init(_ request: URLRequest) {
        self.request = request
        (targetFrame, sourceFrame) = (WKFrameInfo(request), WKFrameInfo(request))
    }
}

/// The frame of a web page; each page has only one.
@preconcurrency @MainActor public final class WKFrameInfo: NSObject {
    public let isMainFrame = true
    public let request: URLRequest
    public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
    public var webView: WKWebView? { nil }

    init(_ request: URLRequest) { self.request = request }
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// The data of web pages. Pages store no data, because the course does not run web pages.
@preconcurrency @MainActor public final class WKWebsiteDataStore: NSObject {
    public let isPersistent: Bool
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    private static let kept = WKWebsiteDataStore(isPersistent: true)

    public class func `default`() -> WKWebsiteDataStore { kept }
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

extension WKWebViewConfiguration {
    /// The store for the data of all pages with this configuration.
    public var websiteDataStore: WKWebsiteDataStore {
        get { store ?? .default() }
        set { store = newValue }
    }
}

@preconcurrency @MainActor public final class WKSecurityOrigin: NSObject {
    public let `protocol`: String
    public let host: String
    public let port: Int

    init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}

/// The server's response to the request for a page.
@preconcurrency @MainActor public final class WKNavigationResponse: NSObject {
    public let response: URLResponse
    public let isForMainFrame = true
    public let canShowMIMEType = true

    init(_ response: URLResponse) { self.response = response }
}

public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A download of a file; here no download starts.
@preconcurrency @MainActor public final class WKDownload: NSObject {
    public let originalRequest: URLRequest?
    public weak var delegate: (any WKDownloadDelegate)?
    public let progress = Progress(totalUnitCount: 1)
    private init(none: Void) { originalRequest = nil }

    public func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(nil) }
    }
}

@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) { completionHandler(nil) }
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
