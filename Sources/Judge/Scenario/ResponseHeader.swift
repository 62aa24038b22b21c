/// A header of a response: `Retry-After: 30`.
public struct ResponseHeader: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

extension ResponseHeader {
    var written: String { inRawQuotes("\(name): \(value)", onlyIfNeeded: true) }

    /// Returns nil if the text is not a valid HTTP header.
    fileprivate init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        self.init(String(text[..<colon]), String(text[text.index(after: colon)...]).trimmed)
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(Self.belongsToName),
            value.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 })
        else { return nil }
    }

    /// True if RFC 9110 allows the character in a header's name.
    private static func belongsToName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar)
    }
}

extension LineCursor {
    /// Reads `with "Name: value" and "Name: value"`, if it comes next.
    mutating func headers() throws(ScenarioError) -> [ResponseHeader] {
        guard skip("with") else { return [] }
        var headers: [ResponseHeader] = []
        repeat {
            let start = self
            let text = try text("a header in quotes, such as \"Retry-After: 30\",")
            guard let header = ResponseHeader(text) else { throw start.error(.header(text)) }
            let name = header.name.lowercased()
            guard name != "content-length" else { throw start.error(.headerIsCounted(header.name)) }
            guard !headers.contains(where: { $0.name.lowercased() == name }) else {
                throw start.error(.headerTwice(header.name))
            }
            headers.append(header)
        } while skip("and")
        return headers
    }
}
