public import SwiftUI

@preconcurrency @MainActor public final class WKNavigation: NSObject {
    override init() {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

@preconcurrency @MainActor public final class WKProcessPool: NSObject {
    public override init() {}
}

/// The configuration of a web view; the course only stores it.
@preconcurrency @MainActor public final class WKWebViewConfiguration: NSObject {
    public var allowsInlineMediaPlayback = false
    public var allowsAirPlayForMediaPlayback = true
    public var allowsPictureInPictureMediaPlayback = true
    public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    public var applicationNameForUserAgent: String?
    public var processPool = WKProcessPool()
    public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    public var userContentController = WKUserContentController()
    public var preferences = WKPreferences()
    var store: WKWebsiteDataStore?
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    public override init() {}

    public func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
        handlers[scheme] = handler
    }
}

@preconcurrency @MainActor public final class WKPreferences: NSObject {
    public var javaScriptCanOpenWindowsAutomatically = false
    private var others: [String: Any] = [:]

    public override init() {}

    /// Sets preferences that have no Swift name.
    public func setValue(_ value: Any?, forKey key: String) { others[key] = value }
    public func value(forKey key: String) -> Any? { others[key] }
}

@preconcurrency @MainActor public final class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

    public var allowsContentJavaScript = true

    public override init() {}
}

@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
