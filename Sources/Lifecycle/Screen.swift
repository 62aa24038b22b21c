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
        (hasWords ? lines.filter(Self.isWord) : lines.filter(\.isNamedPicture)).map(\.content)
            .joined(separator: " ")
    }

    var hasWords: Bool { lines.contains(where: Self.isWord) }

    private static func isWord(_ line: ScreenLine) -> Bool {
        line.kind != .image && line.isContent && !line.content.isEmpty
    }

    /// Adds a line behind all others.
    public mutating func add(_ kind: ScreenLine.Kind, _ content: String) {
        lines.append(ScreenLine(kind, content))
    }
}
