/// A text whose characters have paints, such as colors. On a page without color, rendering removes the paint.
///
///     var line: StyledText = "passed "
///     line += StyledText("100", Paint(.green, isBold: true))
///     print(line.rendered(for: style))
///
/// Invariant: no span is empty, and adjacent spans have different paints. `append` merges neighboring spans with equal
/// paint, and drops empty spans.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    public struct Span: Hashable, Sendable {
        public fileprivate(set) var text: String
        public let paint: Paint
    }

    public private(set) var spans: [Span] = []

    public init(_ text: String = "", _ paint: Paint = .plain) {
        append(text, paint)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var plain: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }
    public var columns: Int { DisplayWidth.columns(of: plain) }
    public var isEmpty: Bool { spans.isEmpty }

    public mutating func append(_ text: String, _ paint: Paint = .plain) {
        guard !text.isEmpty else { return }
        if let last = spans.indices.last, spans[last].paint == paint {
            spans[last].text += text
        } else {
            spans.append(Span(text: text, paint: paint))
        }
    }

    public mutating func append(_ character: Character, _ paint: Paint = .plain) {
        if let last = spans.indices.last, spans[last].paint == paint {
            spans[last].text.append(character)
        } else {
            spans.append(Span(text: String(character), paint: paint))
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

    // MARK: - Changed texts

    public var withoutTrailingSpace: StyledText {
        var text = self
        while let last = text.spans.indices.last, text.spans[last].text.last == " " {
            text.spans[last].text.removeLast()
            if text.spans[last].text.isEmpty { text.spans.removeLast() }
        }
        return text
    }

    /// Replaces the text of each span with the result of `change`, and keeps the paint.
    public func mapText(_ change: (String) -> String) -> StyledText {
        spans.reduce(into: StyledText()) { $0.append(change($1.text), $1.paint) }
    }

    // MARK: - Pieces

    public var lines: [StyledText] {
        var lines = [StyledText()]
        for span in spans {
            let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].append(String(part), span.paint)
            }
        }
        return lines
    }

    /// Cuts the text into one or more pieces of at most `columns`. To keep words whole, a piece ends after a space if
    /// the piece's second half contains a space. Unlike wrapped lines, pieces keep every space.
    /// - Parameter rest: the columns of each piece after the first; nil for `columns`.
    public func cut(into columns: Int, then rest: Int? = nil) -> [StyledText] {
        let cells = spans.flatMap { span in span.text.map { (character: $0, paint: span.paint) } }
        var pieces: [StyledText] = []
        var start = 0
        repeat {
            var (end, used) = (start, 0)
            let columns = start == 0 ? columns : rest ?? columns
            while end < cells.count {
                used += DisplayWidth.columns(of: cells[end].character)
                if used > columns, end > start { break }
                end += 1
            }
            if end < cells.count {
                let near = start + (end - start) / 2
                end = cells[near..<end].lastIndex { $0.character == " " }.map { $0 + 1 } ?? end
            }
            var piece = StyledText()
            for cell in cells[start..<end] { piece.append(cell.character, cell.paint) }
            pieces.append(piece)
            start = end
        } while start < cells.count
        return pieces
    }

    // MARK: - Rendering

    /// The text with escape sequences if `style` has color, and the plain text if not. Each escape sequence begins
    /// with the style's `Hallmark`.
    ///
    /// - Parameter mark: a character before and after every escape sequence, which tells a line editor not to count
    ///   the sequence. Adjacent sequences share one pair of marks, because libedit would count a second mark as a
    ///   visible character.
    public func rendered(for style: PageStyle, aroundEscapes mark: String = "") -> String {
        guard style.hasColor else { return plain }
        var text = ""
        var paint = Paint.plain
        func change(to next: Paint) {
            let link = style.hasLinks && paint.link != next.link ? Paint.linkEscapes(to: next.link) : []
            let isSameColor = paint.escape == next.escape
            let colors = isSameColor ? [] : [paint.escape.isEmpty ? "" : Paint.reset, next.escape]
            let escapes = (link + colors).map(style.hallmark.marking).joined()
            if !escapes.isEmpty { text += mark + escapes + mark }
            paint = next
        }
        for span in spans {
            change(to: span.paint)
            text += span.text
        }
        change(to: .plain)
        return text
    }
}
