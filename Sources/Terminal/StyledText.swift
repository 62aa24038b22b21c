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

    var withoutTrailingSpace: StyledText {
        var text = self
        while let last = text.spans.indices.last, text.spans[last].text.last == " " {
            text.spans[last].text.removeLast()
            if text.spans[last].text.isEmpty { text.spans.removeLast() }
        }
        return text
    }

    /// For a terminal that shows nothing else.
    var asASCII: StyledText {
        var text = StyledText()
        for span in spans { text.append(ASCIIText(span.text).text, span.paint) }
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

    /// - Parameter mark: stands before and after whatever moves no cursor; line editors ask for one.
    ///   Between two spans it stands once around both sequences, since libedit takes what follows a
    ///   marked stretch for a character.
    func rendered(for style: TerminalStyle, aroundEscapes mark: String) -> String {
        guard style.hasColour else { return plain }
        var text = ""
        var paint = Paint.none
        func change(to next: Paint) {
            let escapes = (paint == .none ? "" : Paint.reset) + next.escape
            if !escapes.isEmpty { text += mark + escapes + mark }
            paint = next
        }
        for span in spans {
            change(to: span.paint)
            text += span.text
        }
        change(to: .none)
        return text
    }
}
