import Text

/// Request counts as bars on one scale: the requests that the app sent, and the requests that a perfect app sends.
///
///     first run  ████████████████████  10
///     now        ████████              4
///     par        ████████              4
///
/// On a page without drawings, sentences such as `First run: 10 requests.` replace the bars.
public struct ParBars {
    public struct Row: Sendable, Hashable {
        public var label: String
        public var requests: Int

        public init(_ label: String, _ requests: Int) {
            (self.label, self.requests) = (label, requests)
        }
    }

    public var rows: [Row]
    public var style: PageStyle

    public init(_ rows: [Row], style: PageStyle) {
        (self.rows, self.style) = (rows, style)
    }

    /// No line is wider than the style allows.
    public var lines: [String] {
        guard style.drawsPictures else { return Paragraph.flow(sentences, style) }
        let labels = (rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0) + 2
        let most = max(1, rows.map(\.requests).max() ?? 1)
        let numbers = 2 + "\(most)".count
        // A bar has two columns for each request; if the page is too narrow, all bars shrink by the same factor.
        let room = max(1, min(style.width - labels - numbers, 40))
        let length = min(room, 2 * most)
        return rows.map { row in
            let filled = row.requests == 0 ? 0 : max(1, row.requests * length / most)
            let bar = String(repeating: style.glyph("█", "#"), count: filled)
            return row.label.padded(to: labels) + bar.padded(to: length) + "  \(row.requests)"
        }
    }

    private var sentences: String {
        rows.map { row in
            let label = row.label.prefix(1).uppercased() + row.label.dropFirst()
            return "\(label): \(Wording.count(row.requests, "request"))."
        }.joined(separator: " ")
    }
}
