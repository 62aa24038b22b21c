/// The outline view requests the top-level rows from its data source, but shows no rows.
@preconcurrency @MainActor open class NSOutlineView: NSTableView {
    open var outlineTableColumn: NSTableColumn?
    open var indentationPerLevel: CGFloat = 16
    open var indentationMarkerFollowsCell = true
    open var autoresizesOutlineColumn = false
    open var autosaveExpandedItems = false
    open var stronglyReferencesItems = true
    private var rows: [(item: Any, level: Int)] = []
    private var expanded: Set<ObjectIdentifier> = []

    private var source: (any NSOutlineViewDataSource)? { dataSource as? any NSOutlineViewDataSource }
    private var hearer: (any NSOutlineViewDelegate)? { delegate as? any NSOutlineViewDelegate }

    override var rowsOfSource: Int {
        rows = []
        collect(nil, level: 0)
        return rows.count
    }

    private func collect(_ item: Any?, level: Int) {
        guard let source else { return }
        for index in 0..<max(source.outlineView(self, numberOfChildrenOfItem: item), 0) {
            let child = source.outlineView(self, child: index, ofItem: item)
            rows.append((child, level))
            if isItemExpanded(child) { collect(child, level: level + 1) }
        }
    }

    override func tellOfSelection() {
        let notification = Notification(name: Self.outlineSelectionDidChangeNotification, object: self)
        hearer?.outlineViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
    }

    nonisolated private static let outlineSelectionDidChangeNotification = Notification.Name(
        "NSOutlineViewSelectionDidChangeNotification")

    open func item(atRow row: Int) -> Any? { rows.indices.contains(row) ? rows[row].item : nil }
    open func row(forItem item: Any?) -> Int {
        guard let item else { return -1 }
        return rows.firstIndex { ($0.item as AnyObject) === (item as AnyObject) } ?? -1
    }
    open func level(forRow row: Int) -> Int { rows.indices.contains(row) ? rows[row].level : -1 }
    open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }
    open func parent(forItem item: Any?) -> Any? {
        let row = row(forItem: item)
        guard row > 0 else { return nil }
        return rows[..<row].last { $0.level < rows[row].level }?.item
    }
    open func numberOfChildren(ofItem item: Any?) -> Int {
        source?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
    }
    open func child(_ index: Int, ofItem item: Any?) -> Any? {
        (0..<numberOfChildren(ofItem: item)).contains(index)
            ? source?.outlineView(self, child: index, ofItem: item) : nil
    }
    open func isExpandable(_ item: Any?) -> Bool {
        item.map { source?.outlineView(self, isItemExpandable: $0) ?? false } ?? true
    }
    open func isItemExpanded(_ item: Any?) -> Bool {
        item.map { expanded.contains(ObjectIdentifier($0 as AnyObject)) } ?? true
    }
    open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
    open func expandItem(_ item: Any?, expandChildren: Bool) {
        if let item, isExpandable(item) { expanded.insert(ObjectIdentifier(item as AnyObject)) }
        if item == nil || expandChildren {
            for index in 0..<numberOfChildren(ofItem: item) {
                guard let child = child(index, ofItem: item), isExpandable(child) else { continue }
                expandItem(child, expandChildren: expandChildren)
            }
        }
        reloadData()
    }
    open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
    open func collapseItem(_ item: Any?, collapseChildren: Bool) {
        if let item { expanded.remove(ObjectIdentifier(item as AnyObject)) } else { expanded = [] }
        reloadData()
    }
    open func reloadItem(_ item: Any?) { reloadData() }
    open func reloadItem(_ item: Any?, reloadChildren: Bool) { reloadData() }
    open func insertItems(
        at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
    ) { reloadData() }
    open func removeItems(
        at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
    ) { reloadData() }
    open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?)
    {
        reloadData()
    }
    open func setDropItem(_ item: Any?, dropChildIndex index: Int) {}
    open func frameOfOutlineCell(atRow row: Int) -> NSRect { .zero }
}

@preconcurrency @MainActor public protocol NSOutlineViewDataSource: NSTableViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any?
    func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
        -> (any NSPasteboardWriting)?
    func outlineView(
        _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
        proposedChildIndex index: Int
    ) -> NSDragOperation
    func outlineView(
        _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
    ) -> Bool
}

extension NSOutlineViewDataSource {
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
        NSNull()
    }
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
    public func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any? { nil }
    public func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
        -> (any NSPasteboardWriting)?
    { nil }
    public func outlineView(
        _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
        proposedChildIndex index: Int
    ) -> NSDragOperation { [] }
    public func outlineView(
        _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
    ) -> Bool { false }
}

@preconcurrency @MainActor public protocol NSOutlineViewDelegate: NSTableViewDelegate {
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
    func outlineViewSelectionDidChange(_ notification: Notification)
    func outlineViewItemDidExpand(_ notification: Notification)
    func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
    public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any)
        -> NSView?
    { nil }
    public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
        outlineView.rowHeight
    }
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool {
        true
    }
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
