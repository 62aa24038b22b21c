import Foundation
import Lifecycle

/// The cookies that the app has received. A response's `Set-Cookie` header adds a cookie, unless the request
/// sets `httpShouldHandleCookies` to false.
open class HTTPCookieStorage: @unchecked Sendable {
    public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

    public static let shared = HTTPCookieStorage()

    open var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain
    private var kept: [HTTPCookie] = []

    package init() {}

    /// All cookies that have not expired.
    open var cookies: [HTTPCookie]? { kept.filter { $0.expiresDate.map { $0 > Date() } ?? true } }

    open func cookies(for url: URL) -> [HTTPCookie]? { kept.filter { $0.isSent(to: url) } }

    /// Adds a cookie, replacing a cookie with the same name, domain and path. If `cookie` has expired, the storage
    /// only removes the old cookie.
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

    package func startOver() {
        (kept, cookieAcceptPolicy) = ([], .onlyFromMainDocumentDomain)
    }

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
