public import SwiftUI

/// Scripts that an app adds to web pages; the scripts do not run and send no messages.
@preconcurrency @MainActor public final class WKUserContentController: NSObject {
    public private(set) var userScripts: [WKUserScript] = []

    public override init() {}

    public func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
    public func removeAllUserScripts() { userScripts = [] }
    public func add(_ handler: any WKScriptMessageHandler, name: String) {}
    public func add(
        _ handler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {}
    public func removeScriptMessageHandler(forName name: String) {}
    public func add(_ list: WKContentRuleList) {}
    public func remove(_ list: WKContentRuleList) {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@preconcurrency @MainActor public final class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in world: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

@preconcurrency @MainActor public final class WKContentWorld: NSObject {
    public static let page = WKContentWorld(nil)
    public static let defaultClient = WKContentWorld(nil)
    public let name: String?
    private init(_ name: String?) { self.name = name }
    public static func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A message from a page's script.
@preconcurrency @MainActor public final class WKScriptMessage: NSObject {
    public let name: String
    public let body: Any
    public var webView: WKWebView? { nil }
    public var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: URL(filePath: "/"))) }
    public var world: WKContentWorld { .page }
    private init(none: Void) { (name, body) = ("", "") }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

/// Rules that block content.
@preconcurrency @MainActor public final class WKContentRuleList: NSObject {
    public let identifier: String
    private init(none: Void) { identifier = "" }
}

/// The store compiles no content rules.
@preconcurrency @MainActor public final class WKContentRuleListStore: NSObject {
    private static let only = WKContentRuleListStore()
    private override init() {}
    public class func `default`() -> WKContentRuleListStore! { only }

    public func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    public func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? { throw WKError(.contentRuleListStoreCompileFailed) }
}
