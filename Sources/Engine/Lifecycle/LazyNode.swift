/// A list or lazy stack, which shows a window of rows. All rows have the same height, because the engine has no layout.
///
/// A row that leaves the window disappears, and its tasks are cancelled. Rows appear and disappear in the update after
/// a scroll or a change of rows.
@MainActor public final class LazyNode: Node {
    public let window: Int

    /// The row at the top of the window, counted from 0.
    public private(set) var firstRow = 0

    /// True for a list, which counts its rows before the first row is shown; false for a lazy stack, which only
    /// estimates the count.
    public let mustKnowRows: Bool

    public init(at site: Site, window: Int, mustKnowRows: Bool = false, content: (Site) -> Node) {
        self.window = window
        self.mustKnowRows = mustKnowRows
        super.init(at: site)
        var site = inside
        site.rowsOf = self
        build([content(site)])
        tree.needsLayout(self)
    }

    public override func backdrop(of child: Node) -> Backdrop { mustKnowRows ? .system : .open }

    public var totalRows: Int { children.reduce(0) { $0 + $1.rowCount } }

    public override func row(of key: AnyHashable) -> Int? {
        var first = 0
        for child in children {
            if let row = child.row(of: key) { return first + row }
            first += child.rowCount
        }
        return nil
    }

    /// Scrolls until `row` is at `place` in the window, from the window's top (0) to its bottom (1). If `place` is nil,
    /// `scroll` stops as soon as `row` is visible.
    public func scroll(to row: Int, inWindow place: Double?) {
        if let place { return scroll(to: row - Int(place * Double(window - 1))) }
        if row < firstRow { scroll(to: row) }
        if row >= firstRow + window { scroll(to: row - window + 1) }
    }

    /// Scrolls `row` to the top of the window, or as close as the end of the content allows.
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
        tellWatchers()
    }
}
