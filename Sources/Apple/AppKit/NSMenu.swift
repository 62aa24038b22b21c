/// Only the app's code performs a menu's items, because the user opens no menu.
@preconcurrency @MainActor open class NSMenu: NSObject {
    open weak var delegate: (any NSMenuDelegate)?
    open var title: String
    open weak var supermenu: NSMenu?
    open var autoenablesItems = true
    open var font: NSFont! = .systemFont(ofSize: 13)
    open var minimumWidth: CGFloat = 0
    open var showsStateColumn = true
    open var allowsContextMenuPlugIns = true
    open var identifier: NSUserInterfaceItemIdentifier?
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var presentationStyle = PresentationStyle.regular
    open var selectionMode = SelectionMode.automatic
    private var list: [NSMenuItem] = []

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() { self.init(title: "") }
    public required init(coder: NSCoder) {
        title = ""
        super.init()
    }

    open var items: [NSMenuItem] {
        get { list }
        set {
            removeAllItems()
            for item in newValue { addItem(item) }
        }
    }

    open var numberOfItems: Int { list.count }
    open var size: NSSize { .zero }
    open var menuBarHeight: CGFloat { 0 }
    open var highlightedItem: NSMenuItem? { nil }
    open var selectedItems: [NSMenuItem] {
        get { list.filter { $0.state == .on } }
        set { for item in list { item.state = newValue.contains(item) ? .on : .off } }
    }

    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: list.count) }
    @discardableResult open func addItem(
        withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
    ) -> NSMenuItem {
        insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: list.count)
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        newItem.menu?.removeItem(newItem)
        list.insert(newItem, at: min(max(index, 0), list.count))
        newItem.menu = self
        newItem.submenu?.supermenu = self
    }
    @discardableResult open func insertItem(
        withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
    ) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        insertItem(item, at: index)
        return item
    }
    open func removeItem(_ item: NSMenuItem) {
        guard let index = list.firstIndex(of: item) else { return }
        removeItem(at: index)
    }
    open func removeItem(at index: Int) {
        guard list.indices.contains(index) else { return }
        list.remove(at: index).menu = nil
    }
    open func removeAllItems() {
        for item in list { item.menu = nil }
        list = []
    }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    open func item(at index: Int) -> NSMenuItem? { list.indices.contains(index) ? list[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { list.first { $0.title == title } }
    open func item(withTag tag: Int) -> NSMenuItem? { list.first { $0.tag == tag } }
    open func index(of item: NSMenuItem) -> Int { list.firstIndex(of: item) ?? -1 }
    open func indexOfItem(withTitle title: String) -> Int { list.firstIndex { $0.title == title } ?? -1 }
    open func indexOfItem(withTag tag: Int) -> Int { list.firstIndex { $0.tag == tag } ?? -1 }
    open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int {
        list.firstIndex { $0.submenu === submenu } ?? -1
    }
    open func indexOfItem(withRepresentedObject object: Any?) -> Int {
        list.firstIndex { item in
            (item.representedObject as? AnyHashable).map { $0 == object as? AnyHashable } ?? (object == nil)
        } ?? -1
    }
    open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
        list.firstIndex { item in
            item.action == actionSelector && item.target === target.map { $0 as AnyObject }
        } ?? -1
    }

    /// Calls the menu item's action, as if the user had chosen the item.
    open func performActionForItem(at index: Int) {
        guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
        NSApplication.shared.sendAction(action, to: item.target, from: item)
    }
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func update() { delegate?.menuNeedsUpdate(self) }
    open func itemChanged(_ item: NSMenuItem) {}
    open func cancelTracking() {}
    open func cancelTrackingWithoutAnimation() {}
    /// Opens no menu and returns false, because the user chooses no menu item.
    @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?)
        -> Bool
    {
        delegate?.menuNeedsUpdate(self)
        delegate?.menuWillOpen(self)
        delegate?.menuDidClose(self)
        return false
    }
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
        menu.popUp(positioning: nil, at: event.locationInWindow, in: view)
    }
    open class func menuBarVisible() -> Bool { true }
    open class func setMenuBarVisible(_ visible: Bool) {}

    nonisolated public enum PresentationStyle: Int, Sendable { case regular, palette }
    nonisolated public enum SelectionMode: Int, Sendable { case automatic, selectOne, selectAny }
    nonisolated public static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
    nonisolated public static let didBeginTrackingNotification = Notification.Name(
        "NSMenuDidBeginTrackingNotification")
    nonisolated public static let didEndTrackingNotification = Notification.Name(
        "NSMenuDidEndTrackingNotification")
    nonisolated public static let didSendActionNotification = Notification.Name(
        "NSMenuDidSendActionNotification")
}

@preconcurrency @MainActor public protocol NSMenuDelegate: AnyObject {
    func menuNeedsUpdate(_ menu: NSMenu)
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
    func numberOfItems(in menu: NSMenu) -> Int
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
    func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
}

extension NSMenuDelegate {
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func numberOfItems(in menu: NSMenu) -> Int { menu.numberOfItems }
    public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
        true
    }
    public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
    public func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect { .zero }
}

@preconcurrency @MainActor public protocol NSMenuItemValidation: AnyObject {
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

@preconcurrency @MainActor public protocol NSValidatedUserInterfaceItem {
    var action: Selector? { get }
    var tag: Int { get }
}

@preconcurrency @MainActor public protocol NSUserInterfaceValidations: AnyObject {
    func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
