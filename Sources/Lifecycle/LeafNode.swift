import Wire

/// A node that the user sees: a text, a picture, a spinner.
@MainActor public final class LeafNode: Node {
    private var line: ScreenLine

    public init(at site: Site, _ line: ScreenLine) {
        self.line = line
        super.init(at: site)
    }

    public func update(_ line: ScreenLine) {
        self.line = line
    }

    public override func draw(on screen: inout Screen) {
        screen.add(line.kind, line.content)
    }
}
