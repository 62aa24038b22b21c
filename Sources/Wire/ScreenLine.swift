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
}
