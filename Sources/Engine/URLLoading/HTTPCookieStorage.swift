import Foundation
import Lifecycle

/// The cookies that the app has got. An answer with a `Set-Cookie` header brings one, unless its request does not handle cookies.
open class HTTPCookieStorage: @unchecked Sendable {
    /// Which cookies are kept.
    public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

    public static let shared = HTTPCookieStorage()

    open var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain
    private var kept: [HTTPCookie] = []

    package init() {}

    /// Without those whose time is over.
    open var cookies: [HTTPCookie]? { kept.filter { $0.expiresDate.map { $0 > Date() } ?? true } }

    open func cookies(for url: URL) -> [HTTPCookie]? { kept.filter { $0.isSent(to: url) } }

    /// Replaces one of the same name, domain and path. One whose time is over removes it.
    open func setCookie(_ cookie: HTTPCookie) {
        guard cookieAcceptPolicy != .never else { return }
        deleteCookie(cookie)
        if cookie.expiresDate.map({ $0 > Date() }) ?? true { kept.append(cookie) }
    }

    open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
        for cookie in cookies { setCookie(cookie) }
    }

    open func deleteCookie(_ cookie: HTTPCookie) { kept.removeAll { $0.isSamePlace(as: cookie) } }

    open func removeCookies(since date: Date) { kept = [] }

    /// Is empty, for another app.
    package func startOver() {
        (kept, cookieAcceptPolicy) = ([], .onlyFromMainDocumentDomain)
    }

    /// Keeps what an answer sets.
    func take(_ response: URLResponse, of request: URLRequest?) {
        guard let response = response as? HTTPURLResponse, let url = response.url,
            request?.httpShouldHandleCookies ?? true
        else { return }
        let fields = response.allHeaderFields.reduce(into: [String: String]()) { fields, field in
            if let name = field.key as? String, let value = field.value as? String { fields[name] = value }
        }
        setCookies(
            HTTPCookie.cookies(withResponseHeaderFields: fields, for: url), for: url, mainDocumentURL: nil)
    }
}
