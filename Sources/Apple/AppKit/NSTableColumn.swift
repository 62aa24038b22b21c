@preconcurrency @MainActor open class NSTableColumn: NSObject {
    open var identifier: NSUserInterfaceItemIdentifier
    open internal(set) weak var tableView: NSTableView?
    open var title = ""
    open var width: CGFloat = 100
    open var minWidth: CGFloat = 10
    open var maxWidth: CGFloat = 10_000
    open var isEditable = true
    open var isHidden = false
    open var headerToolTip: String?
    open var headerCell = NSTableHeaderCell()
    open var dataCell: Any = NSTextFieldCell()
    open var sortDescriptorPrototype: NSSortDescriptor?
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]

    public init(identifier: NSUserInterfaceItemIdentifier) {
        self.identifier = identifier
        super.init()
    }

    open func sizeToFit() {}

    nonisolated public struct ResizingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
}

@preconcurrency @MainActor open class NSTableHeaderView: NSView {
    open weak var tableView: NSTableView?
}

@preconcurrency @MainActor open class NSTableHeaderCell: NSTextFieldCell {}

@preconcurrency @MainActor open class NSTableCellView: NSView {
    open var objectValue: Any?
    open var textField: NSTextField?
    open var imageView: NSImageView?
    open var backgroundStyle = NSView.BackgroundStyle.normal
    open var rowSizeStyle = NSTableView.RowSizeStyle.default
}

@preconcurrency @MainActor open class NSTableRowView: NSView {
    open var isSelected = false
    open var isEmphasized = false
    open var isGroupRowStyle = false
    open var isFloating = false
    open var isPreviousRowSelected = false
    open var isNextRowSelected = false
    open var isTargetForDropOperation = false
    open var backgroundColor = NSColor.controlBackgroundColor
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
    open var numberOfColumns: Int { 0 }
    open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
    open func drawBackground(in dirtyRect: NSRect) {}
    open func drawSelection(in dirtyRect: NSRect) {}
    open func drawSeparator(in dirtyRect: NSRect) {}
    open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
    open func view(atColumn column: Int) -> Any? { nil }
}

extension NSTableView {
    nonisolated public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    nonisolated public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom = 0
        case small = 1
        case medium = 2
        case large = 3
    }
    nonisolated public enum SelectionHighlightStyle: Int, Sendable {
        case none = -1
        case regular = 0
        case sourceList = 1
    }
    nonisolated public enum ColumnAutoresizingStyle: UInt, Sendable {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle,
            reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle,
            firstColumnOnlyAutoresizingStyle
    }
    nonisolated public enum DraggingDestinationFeedbackStyle: Int, Sendable {
        case none = -1
        case regular = 0
        case sourceList = 1
        case gap = 2
    }
    nonisolated public enum DropOperation: UInt, Sendable { case on, above }
    nonisolated public enum RowActionEdge: Int, Sendable { case leading, trailing }
    nonisolated public struct GridLineStyle: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }
    nonisolated public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let effectFade = AnimationOptions(rawValue: 1)
        public static let effectGap = AnimationOptions(rawValue: 2)
        public static let slideUp = AnimationOptions(rawValue: 16)
        public static let slideDown = AnimationOptions(rawValue: 32)
        public static let slideLeft = AnimationOptions(rawValue: 48)
        public static let slideRight = AnimationOptions(rawValue: 64)
    }
}

@preconcurrency @MainActor public protocol NSTableViewDataSource: AnyObject {
    func numberOfRows(in tableView: NSTableView) -> Int
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    func tableView(
        _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
    func tableView(
        _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
        proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation
    func tableView(
        _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
        dropOperation: NSTableView.DropOperation
    ) -> Bool
}

extension NSTableViewDataSource {
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int)
        -> Any?
    { nil }
    public func tableView(
        _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
    ) {}
    public func tableView(
        _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) {}
    public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
        -> (any NSPasteboardWriting)?
    { nil }
    public func tableView(
        _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
        proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation { [] }
    public func tableView(
        _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
        dropOperation: NSTableView.DropOperation
    ) -> Bool { false }
}

@preconcurrency @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
    func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
    func tableView(
        _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet
    func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge)
        -> [NSTableViewRowAction]
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableViewSelectionIsChanging(_ notification: Notification)
    func tableViewColumnDidMove(_ notification: Notification)
    func tableViewColumnDidResize(_ notification: Notification)
    func selectionShouldChange(in tableView: NSTableView) -> Bool
}

extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    {
        nil
    }
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
    {
        true
    }
    public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
    public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
    public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
    public func tableView(
        _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet { proposedSelectionIndexes }
    public func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] { [] }
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    public func tableViewSelectionIsChanging(_ notification: Notification) {}
    public func tableViewColumnDidMove(_ notification: Notification) {}
    public func tableViewColumnDidResize(_ notification: Notification) {}
    public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
}

@preconcurrency @MainActor open class NSTableViewRowAction: NSObject {
    public let style: Style
    open var title: String
    open var image: NSImage?
    open var backgroundColor: NSColor! = .systemBlue

    public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
        (self.style, self.title) = (style, title)
        super.init()
    }
    nonisolated public enum Style: Int, Sendable { case regular, destructive }
}
