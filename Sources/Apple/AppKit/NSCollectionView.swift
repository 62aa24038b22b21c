/// The collection view requests the number of items from its data source, but shows no items.
@preconcurrency @MainActor open class NSCollectionView: NSView {
    public typealias SupplementaryElementKind = String
    open weak var dataSource: (any NSCollectionViewDataSource)?
    open weak var delegate: (any NSCollectionViewDelegate)?
    open var collectionViewLayout: NSCollectionViewLayout?
    open var isSelectable = false
    open var allowsEmptySelection = true
    open var allowsMultipleSelection = false
    open var backgroundColors: [NSColor]! = []
    open var backgroundView: NSView?
    open var selectionIndexPaths: Set<IndexPath> = []
    open var isFirstResponder: Bool { false }
    private var classes: [NSUserInterfaceItemIdentifier: NSCollectionViewItem.Type] = [:]

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func register(
        _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
    ) { classes[identifier] = itemClass as? NSCollectionViewItem.Type }
    open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath)
        -> NSCollectionViewItem
    { (classes[identifier] ?? NSCollectionViewItem.self).init(nibName: nil, bundle: nil) }
    open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { nil }
    open func item(at index: Int) -> NSCollectionViewItem? { nil }
    open func indexPath(for item: NSCollectionViewItem) -> IndexPath? { nil }
    open func indexPathForItem(at point: NSPoint) -> IndexPath? { nil }
    open func visibleItems() -> [NSCollectionViewItem] { [] }
    open func reloadData() {}
    open func reloadItems(at indexPaths: Set<IndexPath>) {}
    open func reloadSections(_ sections: IndexSet) {}
    open func insertItems(at indexPaths: Set<IndexPath>) {}
    open func deleteItems(at indexPaths: Set<IndexPath>) {}
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
        updates?()
        completionHandler?(true)
    }
    open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        selectionIndexPaths.formUnion(indexPaths)
    }
    open func deselectItems(at indexPaths: Set<IndexPath>) { selectionIndexPaths.subtract(indexPaths) }
    open func deselectAll(_ sender: Any?) { selectionIndexPaths = [] }
    open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {}
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}

    nonisolated public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
        public static let nearestVerticalEdge = ScrollPosition(rawValue: 512)
    }
}

@preconcurrency @MainActor open class NSCollectionViewItem: NSViewController {
    public required override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var isSelected = false
    open var textField: NSTextField?
    open var imageView: NSImageView?
    open var highlightState = HighlightState.none
    open var collectionView: NSCollectionView? { nil }
    open func prepareForReuse() {}
    nonisolated public enum HighlightState: Int, Sendable {
        case none, forSelection, forDeselection, asDropTarget
    }
}

@preconcurrency @MainActor open class NSCollectionViewLayout: NSObject {
    public override init() { super.init() }
    open weak var collectionView: NSCollectionView?
    open func invalidateLayout() {}
    open func prepare() {}
    open var collectionViewContentSize: NSSize { .zero }
}

@preconcurrency @MainActor open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    open var itemSize = NSSize(width: 50, height: 50)
    open var estimatedItemSize = NSSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var headerReferenceSize = NSSize.zero
    open var footerReferenceSize = NSSize.zero
    open var scrollDirection = NSCollectionView.ScrollDirection.vertical
}

extension NSCollectionView {
    nonisolated public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

@preconcurrency @MainActor public protocol NSCollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: NSCollectionView) -> Int
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem
}

extension NSCollectionViewDataSource {
    public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
}

@preconcurrency @MainActor public protocol NSCollectionViewDelegate: AnyObject {
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
}

extension NSCollectionViewDelegate {
    public func collectionView(
        _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) {}
    public func collectionView(
        _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) {}
}

@preconcurrency @MainActor public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> NSSize
}

extension NSCollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> NSSize { (collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero }
}
