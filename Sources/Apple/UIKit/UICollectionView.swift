/// A collection view requests the number of items from its data source. A collection view requests no cells,
/// because the collection view is not on screen.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var delegate: (any UICollectionViewDelegate)?
    override var scrollListener: (any UIScrollViewDelegate)? { delegate }
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var collectionViewLayout: UICollectionViewLayout
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsFocus = false
    open var selectionFollowsFocus = false
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open var isEditing = false
    private var classes: [String: AnyClass] = [:]
    private var chosen: Set<IndexPath> = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { classes[elementKind + identifier] = viewClass }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let found = classes[identifier] as? UICollectionViewCell.Type
        return found?.init(coder: NSCoder()) ?? UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let found = classes[elementKind + identifier] as? UICollectionReusableView.Type
        return found?.init(coder: NSCoder()) ?? UICollectionReusableView(frame: .zero)
    }

    open func reloadData() { chosen = [] }
    open func reloadItems(at indexPaths: [IndexPath]) {}
    open func reloadSections(_ sections: IndexSet) {}
    open func reconfigureItems(at indexPaths: [IndexPath]) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func insertSections(_ sections: IndexSet) {}
    open func deleteSections(_ sections: IndexSet) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        layout.collectionView = self
        completion?(true)
    }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { chosen = [] }
        if let indexPath { chosen.insert(indexPath) } else { chosen = [] }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { chosen.remove(indexPath) }
    open var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    open var visibleCells: [UICollectionViewCell] { [] }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { nil }
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    // MARK: - Cell registrations

    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let kind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, self.handler) = (elementKind, handler)
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let cell = Cell(coder: NSCoder()) else { preconditionFailure("\(Cell.self) cannot be made") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        guard let view = Supplementary(coder: NSCoder()) else {
            preconditionFailure("\(Supplementary.self) cannot be made")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { nil }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { attributes }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    open var configurationState: UICellConfigurationState { UICellConfigurationState() }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

// swift-format-ignore: UseSynthesizedInitializer
public struct UICellAccessory: Sendable {
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    init() {}
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory()
    }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory()
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory()
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory()
    }
}

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
    UICollectionViewDelegate, UICollectionViewDataSource
{
    public let collectionViewLayout: UICollectionViewLayout
    open private(set) lazy var collectionView: UICollectionView! = UICollectionView(
        frame: .zero, collectionViewLayout: collectionViewLayout)
    open var clearsSelectionOnViewWillAppear = true

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    open override func loadView() {
        (collectionView.delegate, collectionView.dataSource) = (self, self)
        view = collectionView
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
