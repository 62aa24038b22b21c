import Foundation

open class URLResponse: @unchecked Sendable {
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?

    /// A suggested file name for the body: the last component of the URL, or `Unknown`.
    public var suggestedFilename: String? {
        url.map { $0.lastPathComponent.isEmpty || $0.path == "/" ? "Unknown" : $0.lastPathComponent }
    }

    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }
}

/// The simulated network sends only HTTP responses.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    // The engine calls this internal initializer, because the public initializer may return nil, as on a
    // device.
    init(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]) {
        self.statusCode = statusCode
        allHeaderFields = headerFields
        super.init(
            url: url, mimeType: headerFields["Content-Type"],
            expectedContentLength: headerFields["Content-Length"].flatMap { Int($0) } ?? -1,
            textEncodingName: nil)
    }

    public convenience init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
    {
        self.init(
            url: url, statusCode: statusCode, httpVersion: httpVersion, headerFields: headerFields ?? [:])
    }

    public func value(forHTTPHeaderField field: String) -> String? {
        for (name, value) in allHeaderFields {
            guard let name = name as? String, name.caseInsensitiveCompare(field) == .orderedSame else {
                continue
            }
            return value as? String
        }
        return nil
    }

    public static func localizedString(forStatusCode statusCode: Int) -> String {
        statusCode == 200 ? "no error" : "status \(statusCode)"
    }
}
