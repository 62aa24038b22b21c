import Wire

/// What the user can see, collected in reading order.
public struct Screen {
    public private(set) var lines: [ScreenLine] = []

    public init() {}

    mutating func add(_ lines: [ScreenLine]) {
        self.lines += lines
    }

    /// The label of a control with this content: its text, or the names of its pictures if it has none.
    public var label: String {
        words ?? text(of: lines.filter(\.isNamedPicture))
    }

    /// The text, without pictures. Nil if there is none.
    var words: String? {
        let words = lines.filter { $0.kind != .image && $0.isContent && !$0.content.isEmpty }
        return words.isEmpty ? nil : text(of: words)
    }

    private func text(of lines: [ScreenLine]) -> String { lines.map(\.content).joined(separator: " ") }

    /// Appends a line.
    public mutating func add(_ kind: ScreenLine.Kind, _ content: String) {
        lines.append(ScreenLine(kind, content))
    }
}
