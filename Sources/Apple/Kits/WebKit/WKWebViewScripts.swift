public import SwiftUI

// JavaScript calls. The course does not run web pages, so each JavaScript call fails.

public struct WKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
        case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential, malformedCredential
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "WKErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

@preconcurrency @MainActor public final class WKSnapshotConfiguration: NSObject {
    public var rect = CGRect.null
    public var afterScreenUpdates = true
    public override init() {}
}

extension WKWebView {
    @discardableResult public func evaluateJavaScript(_ script: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }
    public func evaluateJavaScript(
        _ script: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
    }
    public func evaluateJavaScript(
        _ script: String, in frame: WKFrameInfo? = nil, in world: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
    }
    public func callAsyncJavaScript(
        _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
    public func callAsyncJavaScript(
        _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in world: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
    }
}
