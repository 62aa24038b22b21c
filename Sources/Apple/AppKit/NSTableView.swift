/// The table view requests the number of rows from its data source, but shows no rows.
@preconcurrency @MainActor open class NSTableView: NSControl {
    open weak var dataSource: (any NSTableViewDataSource)?
    open weak var delegate: (any NSTableViewDelegate)?
    open private(set) var tableColumns: [NSTableColumn] = []
    open private(set) var selectedRowIndexes = IndexSet()
    open private(set) var selectedColumnIndexes = IndexSet()
    open private(set) var numberOfRows = 0
    open var headerView: NSTableHeaderView? = NSTableHeaderView()
    open var cornerView: NSView?
    open var rowHeight: CGFloat = 24
    open var usesAutomaticRowHeights = false
    open var rowSizeStyle = RowSizeStyle.custom
    open var intercellSpacing = NSSize(width: 17, height: 0)
    open var style = Style.automatic
    open var backgroundColor = NSColor.controlBackgroundColor
    open var gridColor = NSColor.gridColor
    open var gridStyleMask: GridLineStyle = []
    open var usesAlternatingRowBackgroundColors = false
    open var selectionHighlightStyle = SelectionHighlightStyle.regular
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    open var draggingDestinationFeedbackStyle = DraggingDestinationFeedbackStyle.regular
    open var allowsMultipleSelection = false
    open var allowsEmptySelection = true
    open var allowsColumnSelection = false
    open var allowsColumnReordering = true
    open var allowsColumnResizing = true
    open var allowsTypeSelect = true
    open var floatsGroupRows = true
    open var autosaveName: String?
    open var autosaveTableColumns = false
    open var verticalMotionCanBeginDrag = true
    open var usesStaticContents = false
    open var sortDescriptors: [NSSortDescriptor] = []
    open var doubleAction: Selector?
    open var clickedRow: Int { -1 }
    open var clickedColumn: Int { -1 }
    open var editedRow: Int { -1 }
    open var editedColumn: Int { -1 }
    open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
    open var selectedColumn: Int { selectedColumnIndexes.last ?? -1 }
    open var numberOfSelectedRows: Int { selectedRowIndexes.count }
    open var numberOfColumns: Int { tableColumns.count }
    open var effectiveStyle: Style { style }
    open var hiddenRowIndexes: IndexSet { [] }

    var rowsOfSource: Int { dataSource?.numberOfRows(in: self) ?? 0 }

    open func reloadData() {
        numberOfRows = rowsOfSource
        selectedRowIndexes = selectedRowIndexes.filteredIndexSet { $0 < numberOfRows }
    }
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
    open func noteNumberOfRowsChanged() { reloadData() }
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
    open func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.append(tableColumn)
        tableColumn.tableView = self
    }
    open func removeTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.removeAll { $0 === tableColumn }
    }
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {}
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
        tableColumns.first { $0.identifier == identifier }
    }

    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        let old = selectedRowIndexes
        selectedRowIndexes = (extend ? old.union(indexes) : indexes).filteredIndexSet { $0 < numberOfRows }
        guard old != selectedRowIndexes else { return }
        tellOfSelection()
    }
    func tellOfSelection() {
        let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
        delegate?.tableViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
    }
    open func deselectRow(_ row: Int) {
        guard selectedRowIndexes.contains(row) else { return }
        selectedRowIndexes.remove(row)
        tellOfSelection()
    }
    open func deselectAll(_ sender: Any?) { selectRowIndexes([], byExtendingSelection: false) }
    open override func selectAll(_ sender: Any?) {
        selectRowIndexes(IndexSet(integersIn: 0..<numberOfRows), byExtendingSelection: false)
    }
    open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
    open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        selectedColumnIndexes = extend ? selectedColumnIndexes.union(indexes) : indexes
    }
    open func scrollRowToVisible(_ row: Int) {}
    open func scrollColumnToVisible(_ column: Int) {}
    open func sizeLastColumnToFit() {}

    /// Requests the cell's view from the table's delegate.
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        guard makeIfNecessary, (0..<numberOfRows).contains(row), tableColumns.indices.contains(column) else {
            return nil
        }
        return delegate?.tableView(self, viewFor: tableColumns[column], row: row)
    }
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
        makeIfNecessary ? delegate?.tableView(self, rowViewForRow: row) : nil
    }
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
        nil
    }
    open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}
    open func row(for view: NSView) -> Int { -1 }
    open func column(for view: NSView) -> Int { -1 }
    open func row(at point: NSPoint) -> Int { -1 }
    open func column(at point: NSPoint) -> Int { -1 }
    open func rows(in rect: NSRect) -> NSRange { NSRange(location: 0, length: 0) }
    open func rect(ofRow row: Int) -> NSRect { .zero }
    open func rect(ofColumn column: Int) -> NSRect { .zero }
    open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { .zero }
    open func drawGrid(inClipRect clipRect: NSRect) {}
    open func drawBackground(inClipRect clipRect: NSRect) {}
    open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
    open func beginUpdates() {}
    open func endUpdates() { numberOfRows = rowsOfSource }
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
        numberOfRows += indexes.count
    }
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
        numberOfRows = max(numberOfRows - indexes.count, 0)
    }
    open func moveRow(at oldIndex: Int, to newIndex: Int) {}
    open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {}
    open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {}
    open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
    open func setDropRow(_ row: Int, dropOperation: DropOperation) {}

    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "NSTableViewSelectionDidChangeNotification")
    nonisolated public static let selectionIsChangingNotification = Notification.Name(
        "NSTableViewSelectionIsChangingNotification")
    nonisolated public static let columnDidMoveNotification = Notification.Name(
        "NSTableViewColumnDidMoveNotification")
    nonisolated public static let columnDidResizeNotification = Notification.Name(
        "NSTableViewColumnDidResizeNotification")
}
