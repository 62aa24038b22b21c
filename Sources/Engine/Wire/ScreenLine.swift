public struct ScreenLine: WireValue, Hashable, Sendable {
    public enum Kind: String, WireChoice, Sendable {
        case text
        case image
        case spinner
        case button
        case field
        case toggle
        case heading
        case placeholder
        /// Words that `.redacted(reason: .placeholder)` replaces by gray bars.
        case redacted
        /// The tabs of a bar, with the selected tab in brackets. A `see` line of a scenario does not find tabs.
        case tabs
        /// The start or end of a layer above the page: `sheet`, `end of sheet`. A `see` line of a scenario does
        /// not find the edges of sheets and menus.
        case edge
    }
    public var kind: Kind

    /// The line's text, its button's label, or its picture's fingerprint or symbol name.
    public var content: String

    public init(_ kind: Kind, _ content: String) {
        self.kind = kind
        self.content = content
    }

    /// False for lines that only structure the screen: tabs and edges.
    public var isContent: Bool { kind != .tabs && kind != .edge }

    /// True for a symbol or an asset; false for a picture that the app decoded from data.
    public var isNamedPicture: Bool {
        kind == .image && ["symbol ", "asset "].contains { content.hasPrefix($0) }
    }

    public func write(to writer: inout WireWriter) {
        writer.write(kind)
        writer.write(content)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(try reader.read(), try reader.read())
    }
}
