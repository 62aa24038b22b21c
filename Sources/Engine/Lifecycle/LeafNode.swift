import Wire

/// A view that is one line on screen, such as a text, a picture or a spinner.
@MainActor open class LeafNode: Node {
    public private(set) var line: ScreenLine

    public init(at site: Site, _ line: ScreenLine) {
        self.line = line
        super.init(at: site)
    }

    /// Replaces the view's line on screen. The engine has already discarded the old drawing,
    /// because the body is running.
    public final func update(_ line: ScreenLine) {
        self.line = line
    }

    open override func draw(on screen: inout Screen) {
        screen.add(line.kind, line.content)
    }
}
