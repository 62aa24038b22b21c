import Text
import VirtualTime

/// Draws a timeline as a vector picture in one file.
///
/// The picture has a title and a description for screen readers, and supports light and dark mode. No meaning depends on color
/// alone: wasted time is hatched, and each kind of mark has a different shape.
public struct SVGTimeline {
    public var layout: TimelineLayout
    /// Another run for comparison, drawn below the first run.
    public var reference: TimelineLayout?

    public init(_ layout: TimelineLayout, against reference: TimelineLayout? = nil) {
        (self.layout, self.reference) = (layout, reference)
    }

    public var text: String {
        let (first, top) = SVGDrawing(layout: layout).elements()
        var (elements, height) = (first, top)
        if let reference {
            let (below, more) = SVGDrawing(layout: reference).elements()
            elements.append(SVGElement("g", [("transform", "translate(0 \(top))")], below))
            height += more
        }
        let width = SVGDrawing.width
        let backdrop = SVGElement(
            "rect", [("class", "paper"), ("width", "\(width)"), ("height", "\(height)"), ("rx", "10")])
        let root = SVGElement(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("class", "course-timeline"), ("role", "img"),
                ("aria-labelledby", "timeline-title timeline-description"),
                ("viewBox", "0 0 \(width) \(height)"), ("width", "\(width)"), ("height", "\(height)"),
            ] + SVGStyle.font,
            about + [
                SVGElement(styleSheet: SVGStyle.sheet), SVGElement("defs", [], SVGStyle.patterns), backdrop,
            ] + elements)
        return root.source + "\n"
    }

    /// The description of the timeline for screen readers.
    private var about: [SVGElement] {
        let against = reference.map { ", against \"\($0.title)\"" } ?? ""
        var sentences = TimelineSentences(layout).sentences
        if let reference {
            sentences += ["\(reference.title):"] + TimelineSentences(reference).sentences
        }
        return [
            SVGElement(
                "title", [("id", "timeline-title")], text: "Timeline of \"\(layout.title)\"\(against)"),
            SVGElement("desc", [("id", "timeline-description")], text: sentences.joined(separator: " ")),
        ]
    }
}
