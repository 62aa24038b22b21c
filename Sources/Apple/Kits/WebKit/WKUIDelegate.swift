public import SwiftUI

@preconcurrency @MainActor public final class WKWindowFeatures: NSObject {
    public var x: NSNumber? { nil }
    public var y: NSNumber? { nil }
    public var width: NSNumber? { nil }
    public var height: NSNumber? { nil }
    private override init() {}
}

public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// Receives a page's requests to the user. The course does not run web pages, so no request
/// arrives.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
    ) { completionHandler(false) }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) { completionHandler(nil) }
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
    ) { decisionHandler(.deny) }
}

/// The pages before and after the current page.
@preconcurrency @MainActor public final class WKBackForwardList: NSObject {
    public let backList: [WKBackForwardListItem]
    public let currentItem: WKBackForwardListItem?
    public let forwardList: [WKBackForwardListItem]

    init(_ before: [URL], _ current: URL?, _ after: [URL]) {
        backList = before.map(WKBackForwardListItem.init)
        currentItem = current.map(WKBackForwardListItem.init)
        forwardList = after.map(WKBackForwardListItem.init)
    }

    public func item(at index: Int) -> WKBackForwardListItem? {
        switch index {
        case 0: currentItem
        case ..<0: backList.dropLast(-index - 1).last
        default: forwardList.dropFirst(index - 1).first
        }
    }
}

@preconcurrency @MainActor public final class WKBackForwardListItem: NSObject {
    public let url: URL
    public var title: String? { nil }
    public var initialURL: URL { url }
    init(_ url: URL) { self.url = url }
}
