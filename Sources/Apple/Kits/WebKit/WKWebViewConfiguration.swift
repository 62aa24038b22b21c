public import SwiftUI

@preconcurrency @MainActor public final class WKNavigation: NSObject {
    public var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
    override init() {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

@preconcurrency @MainActor public final class WKProcessPool: NSObject {
    public override init() {}
}

/// How pages are to be shown. It is kept; pages are not drawn.
@preconcurrency @MainActor public final class WKWebViewConfiguration: NSObject {
    public var allowsInlineMediaPlayback = false
    public var allowsAirPlayForMediaPlayback = true
    public var allowsPictureInPictureMediaPlayback = true
    public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    public var suppressesIncrementalRendering = false
    public var applicationNameForUserAgent: String?
    public var dataDetectorTypes: WKDataDetectorTypes = []
    public var selectionGranularity = WKSelectionGranularity.dynamic
    public var limitsNavigationsToAppBoundDomains = false
    public var ignoresViewportScaleLimits = false
    public var upgradeKnownHostsToHTTPS = true
    public var supportsAdaptiveImageGlyph = false
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
    public func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
        handlers[scheme]
    }
}

@preconcurrency @MainActor public final class WKPreferences: NSObject {
    public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }

    public var minimumFontSize: CGFloat = 0
    public var javaScriptEnabled = true
    public var javaScriptCanOpenWindowsAutomatically = false
    public var isFraudulentWebsiteWarningEnabled = true
    public var isElementFullscreenEnabled = false
    public var isTextInteractionEnabled = true
    public var isSiteSpecificQuirksModeEnabled = true
    public var shouldPrintBackgrounds = false
    public var tabFocusesLinks = false
    public var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
    private var others: [String: Any] = [:]

    public override init() {}

    /// For preferences that have no name in Swift.
    public func setValue(_ value: Any?, forKey key: String) { others[key] = value }
    public func value(forKey key: String) -> Any? { others[key] }
}

@preconcurrency @MainActor public final class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    public var preferredContentMode = ContentMode.recommended
    public var allowsContentJavaScript = true
    public var isLockdownModeEnabled = false
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

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
