/// Colour for a terminal, or none of it.
public struct Palette: Sendable, Hashable {
    public var isColoured: Bool

    public init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    public static let plain = Palette(isColoured: false)
    public static let coloured = Palette(isColoured: true)

    /// What a piece of text is, rather than which colour it has.
    public enum Ink: Int, Sendable {
        case good = 32
        case bad = 31
        case warning = 33
        case quiet = 2
        case strong = 1
        case place = 36
        /// As it comes.
        case plain = 0
    }

    public func paint(_ text: String, _ ink: Ink) -> String {
        guard isColoured, ink != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
}

/// How a report is to look.
public struct ReportStyle: Sendable, Hashable {
    /// Columns of the terminal. Nothing is drawn wider.
    public var width: Int
    public var palette: Palette
    public var usesUnicode: Bool
    /// False for a reader who hears the report: what would be drawn is then told in sentences.
    public var drawsTimelines: Bool

    public init(
        width: Int = 80, palette: Palette = .plain, usesUnicode: Bool = true, drawsTimelines: Bool = true
    ) {
        self.width = max(20, width)
        self.palette = palette
        self.usesUnicode = usesUnicode
        self.drawsTimelines = drawsTimelines
    }

    /// A text that is not ours, with nothing in it that the terminal cannot show.
    func spelled(_ text: String) -> String {
        guard !usesUnicode else { return text }
        return String(text.map { $0.isASCII ? $0 : "?" })
    }

    /// The first where the terminal can show it, the second where it cannot.
    func glyph(_ unicode: String, _ ascii: String) -> String {
        usesUnicode ? unicode : ascii
    }
}
