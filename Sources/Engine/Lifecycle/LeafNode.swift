import Wire

/// A node that the user sees as one line: a text, a picture, a spinner.
@MainActor public final class LeafNode: Node {
    private var line: ScreenLine

    public init(at site: Site, _ line: ScreenLine) {
        self.line = line
        super.init(at: site)
    }

    /// Sets a new line, which is drawn with the body that made it.
    public func update(_ line: ScreenLine) {
        self.line = line
    }

    public override func draw(on screen: inout Screen) {
        screen.add(line.kind, line.content)
    }
}
