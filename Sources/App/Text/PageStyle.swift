/// The style of a page: its width, and whether it uses color, characters beyond ASCII, and drawings.
///
///     let style = PageStyle(width: 40, hasColor: true)
///     style.paint("passed", .good)     // "␛[32mpassed␛[0m"
///
/// `PageStyle.detect(environment:)` in `Terminal` finds the style of the current terminal.
public struct PageStyle: Hashable, Sendable {
    /// The columns of the page. No line is wider, except one that cannot be broken, such as an address.
    public var width: Int
    public var hasColor: Bool
    /// Whether a web address can be clicked. Only a page with color has links.
    public var hasLinks = false
    public var hasUnicode: Bool
    /// False for a reader who listens to the page, or whose output cannot show drawings: sentences replace pictures.
    public var drawsPictures: Bool
    /// The mark before the page's own escape sequences.
    public var hallmark = Hallmark.none

    /// A page below `narrowest` columns is laid out as if it had that many.
    public init(
        width: Int = 80, hasColor: Bool = false, hasUnicode: Bool = true, drawsPictures: Bool = true
    ) {
        self.width = max(width, Self.narrowest)
        self.hasColor = hasColor
        self.hasUnicode = hasUnicode
        self.drawsPictures = drawsPictures
    }

    /// The fewest columns in which a page can be laid out.
    public static let narrowest = 20

    /// The most columns for running text: longer lines are hard to read.
    public static let widestText = 88

    /// The columns for running text.
    public var textWidth: Int { min(width, Self.widestText) }

    /// Only ASCII, without color and drawings: for a screen reader, a log, or a very old terminal.
    public static func plain(width: Int = 80) -> PageStyle {
        PageStyle(width: width, hasColor: false, hasUnicode: false, drawsPictures: false)
    }

    /// The text in its paint if the page has color, and the bare text otherwise.
    public func paint(_ text: String, _ paint: Paint) -> String {
        StyledText(text, paint).rendered(for: self)
    }

    /// The first sign if the page has Unicode, and the second otherwise.
    public func glyph(_ unicode: String, _ ascii: String) -> String {
        hasUnicode ? unicode : ascii
    }

    /// The sign before a check that holds or does not. Both signs have the same width.
    public func mark(_ holds: Bool) -> String {
        holds ? paint(glyph("✓", "ok  "), .good) : paint(glyph("✗", "FAIL"), .bad)
    }

    /// An app's text in characters that the page can show.
    public func spelled(_ text: String) -> String {
        hasUnicode ? text : ASCIIText(text).text
    }
}
