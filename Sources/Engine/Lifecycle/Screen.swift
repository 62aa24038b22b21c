import Wire

/// The lines that the user can see, in reading order.
public struct Screen {
    public private(set) var lines: [ScreenLine] = []

    public init() {}

    mutating func add(_ lines: [ScreenLine]) {
        self.lines += lines
    }

    /// The label of a control with this content: its text, or else the names of its pictures.
    public var label: String {
        words ?? text(of: lines.filter(\.isNamedPicture))
    }

    /// The text without pictures; nil if the screen has no text.
    var words: String? {
        let words = lines.filter { $0.kind != .image && $0.isContent && !$0.content.isEmpty }
        return words.isEmpty ? nil : text(of: words)
    }

    private func text(of lines: [ScreenLine]) -> String { lines.map(\.content).joined(separator: " ") }

    public mutating func add(_ kind: ScreenLine.Kind, _ content: String) {
        lines.append(ScreenLine(kind, content))
    }
}
