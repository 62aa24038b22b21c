/// The style of a page: its width, and whether it uses color, characters beyond ASCII, and drawings.
///
///     let style = PageStyle(width: 40, hasColor: true)
///     style.paint("passed", .good)     // "␛[32mpassed␛[0m"
///
/// `PageStyle.detect(environment:)` in `Terminal` finds the style of the current terminal.
public struct PageStyle: Hashable, Sendable {
    /// The width of the page, in columns. Only lines that cannot be broken, such as addresses, are wider than the page.
    public var width: Int
    public var hasColor: Bool
    /// True if the terminal opens a web address at a click. Only pages with color have links.
    public var hasLinks = false
    public var hasUnicode: Bool
    /// False for screen readers, logs and terminals that cannot show drawings. A page without drawings has sentences
    /// instead.
    public var drawsPictures: Bool
    /// The `Hallmark` before each of the page's escape sequences.
    public var hallmark = Hallmark.none

    /// A width below `narrowest` counts as `narrowest`.
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

    /// The most columns for running text, because longer lines are hard to read.
    public static let widestText = 88

    /// The width of running text, in columns.
    public var textWidth: Int { min(width, Self.widestText) }

    /// A style for screen readers, logs and old terminals: only ASCII, without color and drawings.
    public static func plain(width: Int = 80) -> PageStyle {
        PageStyle(width: width, hasColor: false, hasUnicode: false, drawsPictures: false)
    }

    public func paint(_ text: String, _ paint: Paint) -> String {
        StyledText(text, paint).rendered(for: self)
    }

    public func glyph(_ unicode: String, _ ascii: String) -> String {
        hasUnicode ? unicode : ascii
    }

    /// The sign for a check that succeeds or fails. The signs for success and failure have the same width.
    public func mark(_ holds: Bool) -> String {
        holds ? paint(glyph("✓", "ok  "), .good) : paint(glyph("✗", "FAIL"), .bad)
    }

    /// An app's text in characters that the page can show.
    public func spelled(_ text: String) -> String {
        hasUnicode ? text : ASCIIText(text).text
    }
}
