/// A scrolling container of which only a window of rows is on screen.
///
/// A row out of the window has disappeared and its tasks are cancelled; back in it, it appears again. There is no layout,
/// so every row is as high as every other, and the window is so many rows high.
@MainActor public final class LazyNode: Node {
    public let window: Int
    public private(set) var firstRow = 0

    public init(at site: Site, window: Int, content: (Site) -> Node) {
        self.window = window
        super.init(at: site)
        var site = inside
        site.rowsOf = self
        build([content(site)])
        tree.needsLayout(self)
    }

    public var totalRows: Int { children.reduce(0) { $0 + $1.rowCount } }

    /// The row whose element has this identity, if there is one.
    public override func row(of key: AnyHashable) -> Int? {
        var first = 0
        for child in children {
            if let row = child.row(of: key) { return first + row }
            first += child.rowCount
        }
        return nil
    }

    /// Brings `row` into the window: to a place between its top (0) and its bottom (1), or else as near as it takes.
    public func scroll(to row: Int, inWindow place: Double?) {
        if let place { return scroll(to: row - Int(place * Double(window - 1))) }
        if row < firstRow { scroll(to: row) }
        if row >= firstRow + window { scroll(to: row - window + 1) }
    }

    /// Brings `row` to the top of the window, or as near as the end allows.
    public func scroll(to row: Int) {
        let last = max(0, totalRows - window)
        let target = min(max(0, row), last)
        guard target != firstRow else { return }
        firstRow = target
        tree.needsLayout(self)
    }

    func layOut() {
        firstRow = min(firstRow, max(0, totalRows - window))
        let range = firstRow..<min(firstRow + window, max(firstRow, totalRows))
        for child in children { child.showRows(range) }
    }
}
