import Foundation

/// A name and a value from a server, which the app sends back with later requests.
public final class HTTPCookie: Hashable, @unchecked Sendable {
    public let name: String
    public let value: String
    public let domain: String
    public let path: String
    public let expiresDate: Date?
    public let isSecure: Bool
    public let isHTTPOnly: Bool
    public let version: Int
    public let properties: [HTTPCookiePropertyKey: Any]?

    /// A session cookie has no expiry date and disappears when the app ends.
    public var isSessionOnly: Bool { expiresDate == nil }

    /// Returns nil unless the properties contain a name, a value, a path, and either a domain or an origin
    /// URL.
    public init?(properties: [HTTPCookiePropertyKey: Any]) {
        let host = (properties[.originURL] as? URL)?.host
        guard let name = properties[.name] as? String, !name.isEmpty,
            let value = properties[.value] as? String, let path = properties[.path] as? String,
            let domain = properties[.domain] as? String ?? host
        else { return nil }
        (self.name, self.value, self.path, self.domain) = (name, value, path, domain.lowercased())
        expiresDate =
            (properties[.maximumAge] as? String).flatMap(TimeInterval.init).map {
                Date(timeIntervalSinceNow: $0)
            }
            ?? properties[.expires] as? Date
        isSecure = properties[.secure].map { "\($0)".uppercased() == "TRUE" } ?? false
        isHTTPOnly =
            properties[HTTPCookiePropertyKey("HttpOnly")].map { "\($0)".uppercased() == "TRUE" } ?? false
        version = (properties[.version] as? String).flatMap { Int($0) } ?? 0
        self.properties = properties
    }

    public class func cookies(
        withResponseHeaderFields headerFields: [String: String], for url: URL
    ) -> [HTTPCookie] {
        headerFields.filter { $0.key.lowercased() == "set-cookie" }.values
            .compactMap { HTTPCookie(line: $0, from: url) }
    }

    /// The header field that sends the cookies with a request.
    public class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
        guard !cookies.isEmpty else { return [:] }
        return ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
    }

    public static func == (left: HTTPCookie, right: HTTPCookie) -> Bool {
        left.isSamePlace(as: right) && left.value == right.value
    }

    public func hash(into hasher: inout Hasher) { hasher.combine([name, value, domain, path]) }

    /// True if the cookies have the same name, domain and path, so that the newer cookie replaces the older one.
    func isSamePlace(as other: HTTPCookie) -> Bool {
        (name, domain, path) == (other.name, other.domain, other.path)
    }

    func isSent(to url: URL) -> Bool {
        guard let host = url.host?.lowercased(), !isSecure || ["https", "wss"].contains(url.scheme) else {
            return false
        }
        let isOfHost =
            domain.hasPrefix(".") ? host == domain.dropFirst() || host.hasSuffix(domain) : host == domain
        let asked = url.path.isEmpty ? "/" : url.path
        let isOfPath = asked == path || asked.hasPrefix(path.hasSuffix("/") ? path : path + "/")
        return isOfHost && isOfPath && expiresDate.map { $0 > Date() } ?? true
    }
}

extension HTTPCookie {
    /// Reads `session=abc; Path=/; Max-Age=60`. A `Set-Cookie` header is read as only one cookie, because a cookie's
    /// date may contain a comma.
    fileprivate convenience init?(line: String, from url: URL) {
        let parts = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let pair = parts.first?.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        guard pair.count == 2 else { return nil }
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: "\(pair[0])", .value: "\(pair[1])", .path: "/", .originURL: url,
        ]
        for part in parts.dropFirst() {
            let words = part.split(separator: "=", maxSplits: 1).map(String.init)
            let value = words.count > 1 ? words[1] : "TRUE"
            switch words[0].lowercased() {
            case "path": properties[.path] = value
            case "domain": properties[.domain] = value.hasPrefix(".") ? value : "." + value
            case "max-age": properties[.maximumAge] = value
            case "expires": properties[.expires] = Self.dates.date(from: value)
            case "secure": properties[.secure] = value
            case "httponly": properties[HTTPCookiePropertyKey("HttpOnly")] = value
            default: break  // Ignores attributes that only browsers use.
            }
        }
        self.init(properties: properties)
    }

    private static var dates: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter
    }
}

public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self("Name")
    public static let value = Self("Value")
    public static let originURL = Self("OriginURL")
    public static let version = Self("Version")
    public static let domain = Self("Domain")
    public static let path = Self("Path")
    public static let secure = Self("Secure")
    public static let expires = Self("Expires")
    public static let maximumAge = Self("Max-Age")
    public static let comment = Self("Comment")
    public static let discard = Self("Discard")
    public static let sameSitePolicy = Self("SameSite")
}

extension HTTPCookie {
    public typealias AcceptPolicy = HTTPCookieStorage.AcceptPolicy
}
