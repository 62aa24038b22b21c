/// Text that knows how it wants to look, before anybody has decided whether it may.
///
///     var line: StyledText = "passed "
///     line += StyledText("100", Paint(.green, isBold: true))
///     print(line.rendered(for: style))
///
/// Invariant: no span is empty, and no two neighbours have the same paint; `append` sees to it.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    public struct Span: Hashable, Sendable {
        public var text: String
        public var paint: Paint
    }

    public private(set) var spans: [Span] = []

    public init(_ text: String = "", _ paint: Paint = .none) {
        append(text, paint)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var plain: String { spans.map(\.text).joined() }
    public var columns: Int { DisplayWidth.columns(of: plain) }
    public var isEmpty: Bool { spans.isEmpty }

    /// For a terminal that shows nothing else: what is not ASCII becomes a question mark.
    var asASCII: StyledText {
        var text = StyledText()
        for span in spans {
            text.append(String(span.text.map { $0.isASCII ? $0 : "?" }), span.paint)
        }
        return text
    }

    public mutating func append(_ text: String, _ paint: Paint = .none) {
        guard !text.isEmpty else { return }
        if let last = spans.indices.last, spans[last].paint == paint {
            spans[last].text += text
        } else {
            spans.append(Span(text: text, paint: paint))
        }
    }

    public static func += (left: inout StyledText, right: StyledText) {
        for span in right.spans { left.append(span.text, span.paint) }
    }

    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum += right
        return sum
    }

    /// With escape sequences where `style` has colour, and the bare text where it has none.
    public func rendered(for style: TerminalStyle) -> String {
        rendered(for: style, aroundEscapes: "")
    }

    /// - Parameter mark: stands before and after each escape sequence; line editors ask for one to
    ///   tell what moves no cursor.
    func rendered(for style: TerminalStyle, aroundEscapes mark: String) -> String {
        guard style.hasColour else { return plain }
        return spans.map { span in
            let escape = span.paint.escape
            guard !escape.isEmpty else { return span.text }
            return mark + escape + mark + span.text + mark + Paint.reset + mark
        }.joined()
    }
}
