import Wire

/// What the user can see, gathered in reading order.
public struct Screen {
    public private(set) var lines: [ScreenLine] = []

    public init() {}

    mutating func add(_ lines: [ScreenLine]) {
        self.lines += lines
    }

    /// What a person calls a control that has this inside: its words, or the names of its pictures where it has none.
    public var label: String {
        let words = lines.filter { $0.kind != .image && !$0.content.isEmpty }
        return (words.isEmpty ? lines.filter(\.isNamedPicture) : words).map(\.content).joined(separator: " ")
    }

    public mutating func add(_ kind: ScreenLine.Kind, _ content: String) {
        lines.append(ScreenLine(kind, content))
    }
}
