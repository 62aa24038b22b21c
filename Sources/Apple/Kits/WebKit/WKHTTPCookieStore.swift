public import SwiftUI

/// The cookies of web pages. Only the app sets cookies, because the course runs no web pages.
@preconcurrency @MainActor public final class WKHTTPCookieStore: NSObject {
    private let storage = HTTPCookieStorage()

    override init() {}

    public func allCookies() async -> [HTTPCookie] { storage.cookies ?? [] }
    public func getAllCookies(_ handler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        Task { handler(await allCookies()) }
    }

    public func setCookie(_ cookie: HTTPCookie) async { storage.setCookie(cookie) }
    public func setCookie(
        _ cookie: HTTPCookie, completionHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        storage.setCookie(cookie)
        if let handler { Task { handler() } }
    }

    func removeAll() { storage.removeCookies(since: .distantPast) }
}

/// The data that a website keeps on a device; websites in the course keep no data.
@preconcurrency @MainActor public final class WKWebsiteDataRecord: NSObject {
    public var displayName: String { "" }
    public var dataTypes: Set<String> { [] }
}

extension WKWebsiteDataStore {
    public class func allWebsiteDataTypes() -> Set<String> {
        ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
    }

    public func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] { [] }

    public func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {
        if types.contains("WKWebsiteDataTypeCookies") { httpCookieStore.removeAll() }
    }
    public func removeData(ofTypes types: Set<String>, for records: [WKWebsiteDataRecord]) async {}
    public func removeData(
        ofTypes types: Set<String>, modifiedSince date: Date,
        completionHandler handler: @escaping @MainActor @Sendable () -> Void
    ) {
        Task {
            await removeData(ofTypes: types, modifiedSince: date)
            handler()
        }
    }
    public func removeData(
        ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
        completionHandler handler: @escaping @MainActor @Sendable () -> Void
    ) {
        Task { handler() }
    }
}
