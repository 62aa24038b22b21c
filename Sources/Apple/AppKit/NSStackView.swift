/// A Mac app's stack view, which stores its views without a layout.
@preconcurrency @MainActor open class NSStackView: NSView {
    open weak var delegate: (any NSStackViewDelegate)?
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment = NSLayoutConstraint.Attribute.centerY
    open var distribution = Distribution.gravityAreas
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var detachesHiddenViews = true
    open private(set) var arrangedSubviews: [NSView] = []

    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var views: [NSView] { arrangedSubviews }
    open var detachedViews: [NSView] { [] }
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(insertionIndex, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
        insertArrangedSubview(view, at: index)
    }
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in arrangedSubviews { view.removeFromSuperview() }
        for view in views { addArrangedSubview(view) }
    }
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
    open func customSpacing(after view: NSView) -> CGFloat { spacing }
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {}
    open func setHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open func setClippingResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}

    nonisolated public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }
    nonisolated public enum Gravity: Int, Sendable {
        case top = 1
        case center = 2
        case bottom = 3
        public static let leading = top
        public static let trailing = bottom
    }
    nonisolated public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        public static let mustHold = VisibilityPriority(rawValue: 1000)
        public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
        public static let notVisible = VisibilityPriority(rawValue: 0)
    }
}

@preconcurrency @MainActor public protocol NSStackViewDelegate: AnyObject {}

@preconcurrency @MainActor open class NSBox: NSView {
    open var title = ""
    open var titlePosition = TitlePosition.atTop
    open var titleFont: NSFont = .systemFont(ofSize: 11)
    open var boxType = BoxType.primary
    open var borderColor = NSColor.separatorColor
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var fillColor = NSColor.clear
    open var isTransparent = false
    open var contentViewMargins = NSSize.zero
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    nonisolated public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    nonisolated public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }
}

@preconcurrency @MainActor open class NSSplitView: NSView {
    open weak var delegate: (any NSSplitViewDelegate)?
    open var isVertical = false
    open var dividerStyle = DividerStyle.thick
    open var autosaveName: String?
    open var arrangesAllSubviews = true
    open private(set) var arrangedSubviews: [NSView] = []
    open var dividerColor: NSColor { .separatorColor }
    open var dividerThickness: CGFloat { 1 }
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open func adjustSubviews() {}
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { false }
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
    open func drawDivider(in rect: NSRect) {}
    nonisolated public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin = 2
        case paneSplitter = 3
    }
}

@preconcurrency @MainActor public protocol NSSplitViewDelegate: AnyObject {
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(
        _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
    public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
    public func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMinimumPosition }
    public func splitView(
        _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMaximumPosition }
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
}

@preconcurrency @MainActor open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
    open var splitView = NSSplitView()
    open var minimumThicknessForInlineSidebars: CGFloat = 0
    private var items: [NSSplitViewItem] = []
    open var splitViewItems: [NSSplitViewItem] {
        get { items }
        set {
            for item in items { removeSplitViewItem(item) }
            for item in newValue { addSplitViewItem(item) }
        }
    }
    open override func loadView() { view = splitView }
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        insertSplitViewItem(splitViewItem, at: items.count)
    }
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        items.insert(splitViewItem, at: min(index, items.count))
        addChild(splitViewItem.viewController)
        splitView.insertArrangedSubview(splitViewItem.viewController.view, at: index)
    }
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        items.removeAll { $0 === splitViewItem }
        splitViewItem.viewController.view.removeFromSuperview()
        splitViewItem.viewController.removeFromParent()
    }
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        items.first { $0.viewController === viewController }
    }
    open func toggleSidebar(_ sender: Any?) {
        items.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
    }
    open func toggleInspector(_ sender: Any?) {
        items.first { $0.behavior == .inspector }?.isCollapsed.toggle()
    }
}

@preconcurrency @MainActor open class NSSplitViewItem: NSObject, NSAnimatablePropertyContainer {
    public let behavior: Behavior
    open var viewController: NSViewController
    open var isCollapsed = false
    open var canCollapse = false
    open var canCollapseFromWindowResize = true
    open var collapseBehavior = CollapseBehavior.default
    open var minimumThickness: CGFloat = -1
    open var maximumThickness: CGFloat = -1
    open var preferredThicknessFraction: CGFloat = -1
    open var automaticMaximumThickness: CGFloat = -1
    open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    open var isSpringLoaded = false
    open var allowsFullHeightLayout = false
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic

    init(_ viewController: NSViewController, _ behavior: Behavior) {
        (self.viewController, self.behavior) = (viewController, behavior)
        super.init()
    }
    public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController, .sidebar)
        canCollapse = true
    }
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController, .contentList)
    }
    public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController, .inspector)
        canCollapse = true
    }
    public func animator() -> Self { self }

    nonisolated public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
    nonisolated public enum CollapseBehavior: Int, Sendable {
        case `default`, preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView,
            useConstraints
    }
    nonisolated public static let unspecifiedDimension: CGFloat = -1
}
