/// One thing that the user can see. A screen is a list of these in reading order.
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
        /// The tabs of a bar, the chosen one in brackets. It is no text that a `see` line finds.
        case tabs
        /// What lies above the page begins or ends: `sheet`, `end of sheet`. No `see` line finds it.
        case edge
    }
    public var kind: Kind

    /// The text, the button's label, or the picture's fingerprint or symbol name.
    public var content: String

    public init(_ kind: Kind, _ content: String) {
        self.kind = kind
        self.content = content
    }

    /// False for what only orders the rest: it says nothing by itself.
    public var isContent: Bool { kind != .tabs && kind != .edge }

    /// True for a symbol or an asset, which has a name. Any other picture was decoded from data, mostly a response.
    public var isNamedPicture: Bool {
        kind == .image && ["symbol ", "asset "].contains { content.hasPrefix($0) }
    }

    // `text Row 1`: a screen has hundreds of lines, and an object for each would cost more than the rest of a scenario.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        // A content that begins with a combining mark makes one character with the space before it.
        let scalars = text.unicodeScalars
        guard let space = scalars.firstIndex(of: " "), let kind = Kind(rawValue: String(scalars[..<space]))
        else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a line of a screen")
        }
        self.init(kind, String(scalars[scalars.index(after: space)...]))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(kind.rawValue) \(content)")
    }
}
