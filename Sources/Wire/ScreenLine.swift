/// One thing that the user can see, in reading order.
public struct ScreenLine: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case text
        case image
        case spinner
        case button
        case field
        case toggle
        case heading
        case placeholder
    }
    public var kind: Kind

    /// What it says: the text, the button's label, the picture's fingerprint or symbol name.
    public var content: String

    public init(_ kind: Kind, _ content: String) {
        self.kind = kind
        self.content = content
    }

    /// A symbol or an asset, which is known by its name. Other pictures were decoded from what somebody fetched.
    public var isNamedPicture: Bool {
        kind == .image && ["symbol ", "asset "].contains { content.hasPrefix($0) }
    }

    // `text Row 1`: a screen has hundreds of lines, and an object for each would cost more than all else on the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let space = text.firstIndex(of: " "), let kind = Kind(rawValue: String(text[..<space])) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "this is no line of a screen")
        }
        self.init(kind, String(text[text.index(after: space)...]))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(kind.rawValue) \(content)")
    }
}
