/// Only the app's code changes a Mac app's tab.
@preconcurrency @MainActor open class NSTabView: NSView {
    open weak var delegate: (any NSTabViewDelegate)?
    open private(set) var tabViewItems: [NSTabViewItem] = []
    open private(set) var selectedTabViewItem: NSTabViewItem?
    open var tabViewType = TabType.topTabsBezelBorder
    open var drawsBackground = true
    open var controlSize = NSControl.ControlSize.regular
    open var numberOfTabViewItems: Int { tabViewItems.count }

    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.append(tabViewItem)
        if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.removeAll { $0 === tabViewItem }
        if selectedTabViewItem === tabViewItem { selectTabViewItem(tabViewItems.first) }
    }
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
        guard delegate?.tabView(self, shouldSelect: tabViewItem) ?? true else { return }
        selectedTabViewItem = tabViewItem
        delegate?.tabView(self, didSelect: tabViewItem)
    }
    open func selectTabViewItem(at index: Int) {
        if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
    }
    open func selectTabViewItem(withIdentifier identifier: Any) {}
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
        tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
    }
    open func tabViewItem(at index: Int) -> NSTabViewItem {
        tabViewItems.indices.contains(index) ? tabViewItems[index] : NSTabViewItem(identifier: nil)
    }
    nonisolated public enum TabType: UInt, Sendable {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder,
            noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
    }
}

@preconcurrency @MainActor open class NSTabViewItem: NSObject {
    open var identifier: Any?
    open var label = ""
    open var image: NSImage?
    open var toolTip: String?
    open var view: NSView?
    open var viewController: NSViewController?
    public init(identifier: Any?) {
        self.identifier = identifier
        super.init()
    }
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        label = viewController.title ?? ""
    }
}

@preconcurrency @MainActor public protocol NSTabViewDelegate: AnyObject {
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}

@preconcurrency @MainActor open class NSTabViewController: NSViewController, NSTabViewDelegate {
    open var tabView = NSTabView()
    open var tabStyle = TabStyle.segmentedControlOnTop
    open var tabViewItems: [NSTabViewItem] { tabView.tabViewItems }
    open var selectedTabViewItemIndex: Int {
        get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
        set { tabView.selectTabViewItem(at: newValue) }
    }
    open override func loadView() { view = tabView }
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabView.addTabViewItem(tabViewItem)
        if let page = tabViewItem.viewController { addChild(page) }
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabView.removeTabViewItem(tabViewItem)
        tabViewItem.viewController?.removeFromParent()
    }
    nonisolated public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified
    }
}
