import Referee
import Text

/// A run drawn on a scale of virtual time: as text, as a vector picture, or as sentences.
///
///     print(Timeline(trace).text(PageStyle(width: 80)))
///     let picture = Timeline(trace).svg
///
/// The text, the picture and the sentences come from one `TimelineLayout`, which uses only facts.
public struct Timeline: Sendable {
    public let layout: TimelineLayout
    private let reference: TimelineLayout?

    /// - Parameters:
    ///   - reference: another run, which the drawing shows below for comparison.
    ///   - namesLines: false if the reader sees the source without line numbers, as in a lesson.
    public init(_ trace: Trace, against reference: Trace? = nil, namesLines: Bool = true) {
        layout = TimelineLayout(trace, namesLines: namesLines)
        self.reference = reference.map { TimelineLayout($0, namesLines: namesLines) }
    }

    /// The timeline as a drawing, or as sentences if the page shows no drawings. No line is wider than the page.
    public func lines(_ style: PageStyle) -> [String] { Self.lines(layout, style) }

    private static func lines(_ layout: TimelineLayout, _ style: PageStyle) -> [String] {
        guard style.drawsPictures else {
            return TimelineSentences(layout).sentences.flatMap {
                Paragraph.flow(style.spelled($0), style)
            }
        }
        return TextTimeline(layout, style: style).lines
    }

    /// The timeline's lines, with a heading above them that names the scenario.
    public func page(_ style: PageStyle) -> String {
        func drawing(_ heading: String, _ layout: TimelineLayout) -> [String] {
            Paragraph.flow(style.spelled(heading), style).map { style.paint($0, .strong) }
                + Self.lines(layout, style)
        }
        let below = reference.map { [""] + drawing("Against: \"\($0.title)\"", $0) } ?? []
        return (drawing("Timeline of \"\(layout.title)\"", layout) + below).map { $0 + "\n" }.joined()
    }

    /// The timeline's lines of text, each with a newline.
    public func text(_ style: PageStyle) -> String {
        lines(style).map { $0 + "\n" }.joined()
    }

    public var svg: String { SVGTimeline(layout, against: reference).text }
}
