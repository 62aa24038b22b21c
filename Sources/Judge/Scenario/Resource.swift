/// A method and a path that an app can request. `/200/300` means `GET /200/300` on any host.
public struct Resource: Hashable, Sendable, Comparable, CustomStringConvertible {
    public var method: String
    /// The path and query, as in the request line.
    public var path: String

    public init(method: String = "GET", path: String) {
        self.method = method
        self.path = path
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.path, left.method) < (right.path, right.method)
    }

    public var description: String { "\(method) \(path)" }

    /// The path for lines that people read, without a long query, as in `/v1/forecast?…`.
    public var briefPath: String {
        guard path.utf8.count > Self.longPath, let mark = path.firstIndex(of: "?") else { return path }
        return path[...mark] + "…"
    }
    public var brief: String { "\(method) \(briefPath)" }
    private static let longPath = 80

    /// True if the path contains `*`, which matches any characters, so that a route can reply to several resources.
    public var isPattern: Bool { path.utf8.contains(UInt8(ascii: "*")) }

    /// True for the resource itself, and for resources that the pattern matches: `/item/*` covers `/item/7`.
    public func covers(_ other: Resource) -> Bool {
        guard method == other.method else { return false }
        let parts = path.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return self == other }
        guard other.path.hasPrefix(first) else { return false }
        var rest = other.path.dropFirst(first.count)
        for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

let knownMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

extension Resource {
    /// The text leaves out the method if the method is GET.
    var written: String {
        let path = inQuotesIfNeeded(path, isPath: true)
        return method == "GET" ? path : "\(method) \(path)"
    }
}

extension [Resource] {
    /// The resources as text, in the form of `want` and `may` lines.
    var written: String { isEmpty ? "nothing" : map(\.written).joined(separator: ", ") }
}

extension LineCursor {
    /// Reads resources separated by commas, or `nothing`.
    mutating func resources() throws(ScenarioError) -> [Resource] {
        if skip("nothing") { return [] }
        var resources = [try resource()]
        while skipComma() { resources.append(try resource()) }
        return resources
    }

    /// Reads a path, with an optional method before it.
    mutating func resource() throws(ScenarioError) -> Resource {
        guard let token = next else { throw missing("a resource such as `/200/300`") }
        var method = "GET"
        if token.kind == .word, isMethodLike(token.text) {
            guard knownMethods.contains(token.text) else { throw error(.method(token.text)) }
            method = token.text
            _ = try take("a method")
        }
        guard let path = next else { throw missing("a path such as `/200/300`") }
        guard path.kind == .word || path.kind == .quoted, path.text.unicodeScalars.first == "/" else {
            throw error(problem(ofPath: path.text))
        }
        _ = try take("a path")
        return Resource(method: method, path: path.text)
    }

    private func isMethodLike(_ text: String) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            || knownMethods.contains(text.uppercased())
    }

    private func problem(ofPath text: String) -> ScenarioError.Problem {
        guard let scheme = text.firstRange(of: "://") else { return .resource(text) }
        let path = text[scheme.upperBound...].drop { $0 != "/" }
        return .resourceIsURL(text, path: path.isEmpty ? "/" : String(path))
    }
}
