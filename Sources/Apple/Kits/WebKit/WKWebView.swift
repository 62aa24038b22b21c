// WebKit: web pages. A page is fetched and not drawn.

public import SwiftUI

/// Loads web pages and reports progress to its delegate.
@preconcurrency @MainActor open class WKWebView: UIView {
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL? { didSet { didChangeValue(for: \.url) } }
    open private(set) var isLoading = false {
        didSet {
            didChangeValue(for: \.isLoading)
            didChangeValue(for: \.estimatedProgress)
        }
    }
    /// The text of the page's `<title>` element.
    open private(set) var title: String? { didSet { didChangeValue(for: \.title) } }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var allowsMagnification = false
    open var customUserAgent: String?
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    private var fetch: URLSessionDataTask?
    private var before: [URL] = [] { didSet { didChangeValue(for: \.canGoBack) } }
    private var after: [URL] = [] { didSet { didChangeValue(for: \.canGoForward) } }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    public convenience init() {
        self.init(frame: .zero, configuration: WKWebViewConfiguration())
    }

    open var canGoBack: Bool { !before.isEmpty }
    open var canGoForward: Bool { !after.isEmpty }
    open var estimatedProgress: Double { isLoading ? 0.5 : url == nil ? 0 : 1 }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        if let url { before.append(url) }
        after = []
        return start(request)
    }

    @discardableResult open func reload() -> WKNavigation? { url.flatMap { start(URLRequest(url: $0)) } }

    @discardableResult open func goBack() -> WKNavigation? {
        guard let last = before.popLast() else { return nil }
        if let url { after.append(url) }
        return start(URLRequest(url: last))
    }

    @discardableResult open func goForward() -> WKNavigation? {
        guard let next = after.popLast() else { return nil }
        if let url { before.append(url) }
        return start(URLRequest(url: next))
    }

    @discardableResult open func loadHTMLString(_ html: String, baseURL: URL?) -> WKNavigation? {
        let navigation = WKNavigation()
        title = Self.title(of: Data(html.utf8))
        DispatchQueue.main.async { self.navigationDelegate?.webView(self, didFinish: navigation) }
        return navigation
    }

    open func stopLoading() {
        fetch?.cancel()
        fetch = nil
        if isLoading { isLoading = false }
    }

    @discardableResult open func loadFileURL(
        _ url: URL, allowingReadAccessTo folder: URL
    ) -> WKNavigation? { load(URLRequest(url: url)) }
    @discardableResult open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { loadHTMLString("", baseURL: baseURL) }
    @discardableResult open func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation { loadHTMLString(string, baseURL: request.url) ?? WKNavigation() }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    open var backForwardList: WKBackForwardList { WKBackForwardList(before, url, after.reversed()) }
    /// Returns nil if the page is not in the back-forward list.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        if before.last == item.url { return goBack() }
        if after.last == item.url { return goForward() }
        return before.contains(item.url) || after.contains(item.url) ? load(URLRequest(url: item.url)) : nil
    }

    private func start(_ request: URLRequest) -> WKNavigation? {
        stopLoading()
        let navigation = WKNavigation()
        guard let navigationDelegate else {
            begin(request, navigation)
            return navigation
        }
        navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { [weak self] policy in
            if policy == .allow { self?.begin(request, navigation) }
        }
        return navigation
    }

    private func begin(_ request: URLRequest, _ navigation: WKNavigation) {
        url = request.url
        isLoading = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        let fetch = URLSession.shared.dataTask(with: request) { [weak self] data, _, error in
            DispatchQueue.main.async { self?.end(navigation, data, error) }
        }
        self.fetch = fetch
        fetch.resume()
    }

    private func end(_ navigation: WKNavigation, _ data: Data?, _ error: (any Error)?) {
        isLoading = false
        guard let error else {
            title = data.flatMap(Self.title)
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
            return
        }
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }

    private static func title(of page: Data) -> String? {
        let words = String(decoding: page, as: UTF8.self).firstMatch(
            of: #/(?i)<title[^>]*>\s*(.*?)\s*</title>/#.dotMatchesNewlines())
        return words.map { String($0.output.1) }
    }
}

extension WKWebView: _KeyValueCodingAndObserving {}
