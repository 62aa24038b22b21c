public import SwiftUI

/// A view of a web page. The page is not drawn.
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
}
