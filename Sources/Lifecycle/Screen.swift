import Wire

/// What the user can see, gathered in reading order.
public struct Screen {
    public private(set) var lines: [ScreenLine] = []

    public init() {}

    mutating func add(_ lines: [ScreenLine]) {
        self.lines += lines
    }

    public mutating func add(_ kind: ScreenLine.Kind, _ content: String) {
        lines.append(ScreenLine(kind, content))
    }
}
