public import SwiftUI

/// A page on screen. Nothing of it is drawn.
nonisolated public struct WebView: View {
    private let url: URL?
    private let given: WebPage?
    @State private var own: WebPage?

    public init(_ page: WebPage) { (url, given) = (nil, page) }
    public init(url: URL?) { (self.url, given) = (url, nil) }

    @MainActor public var body: some View {
        Color.clear.task(id: url) {
            guard given == nil, let url else { return }
            let page = own ?? WebPage()
            own = page
            page.load(url)
        }
    }

    nonisolated public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }

    nonisolated public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }

    nonisolated public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }

    nonisolated public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
}

extension View {
    nonisolated public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    nonisolated public func webViewMagnificationGestures(
        _ value: WebView.MagnificationGesturesBehavior
    ) -> some View { self }
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    nonisolated public func webViewElementFullscreenBehavior(
        _ value: WebView.ElementFullscreenBehavior
    ) -> some View { self }
    nonisolated public func webViewTextSelection(_ selectability: some TextSelectability) -> some View {
        self
    }
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
