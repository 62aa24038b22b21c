/// A window's toolbar, which the course does not draw.
@preconcurrency @MainActor open class NSToolbar: NSObject {
    public let identifier: Identifier
    open weak var delegate: (any NSToolbarDelegate)?
    open private(set) var items: [NSToolbarItem] = []
    open var isVisible = true
    open var displayMode = DisplayMode.default
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    open var allowsUserCustomization = false
    open var allowsExtensionItems = false
    open var autosavesConfiguration = false
    open var showsBaselineSeparator = true
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
    open var visibleItems: [NSToolbarItem]? { items }

    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }
    public convenience override init() { self.init(identifier: "") }

    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        let item =
            delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
            ?? NSToolbarItem(itemIdentifier: itemIdentifier)
        items.insert(item, at: min(max(index, 0), items.count))
    }
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    open func runCustomizationPalette(_ sender: Any?) {}
    open func validateVisibleItems() {}

    public typealias Identifier = String
    nonisolated public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
}

@preconcurrency @MainActor public protocol NSToolbarDelegate: AnyObject {
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarWillAddItem(_ notification: Notification)
    func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
    public func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { nil }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarWillAddItem(_ notification: Notification) {}
    public func toolbarDidRemoveItem(_ notification: Notification) {}
}

@preconcurrency @MainActor open class NSToolbarItem: NSObject {
    public let itemIdentifier: Identifier
    open var label = ""
    open var paletteLabel = ""
    open var possibleLabels: Set<String> = []
    open var title = ""
    open var toolTip: String?
    open var image: NSImage?
    open var view: NSView?
    open var menuFormRepresentation: NSMenuItem?
    open weak var target: AnyObject?
    open var action: Selector?
    open var tag = 0
    open var isEnabled = true
    open var isBordered = false
    open var isNavigational = false
    open var isHidden = false
    open var autovalidates = true
    open var visibilityPriority = VisibilityPriority.standard
    open var minSize = NSSize.zero
    open var maxSize = NSSize.zero

    public init(itemIdentifier: Identifier) {
        self.itemIdentifier = itemIdentifier
        super.init()
    }
    open func validate() {}

    nonisolated public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let standard = VisibilityPriority(rawValue: 0)
        public static let low = VisibilityPriority(rawValue: -1000)
        public static let high = VisibilityPriority(rawValue: 1000)
        public static let user = VisibilityPriority(rawValue: 2000)
    }

    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let space = Identifier("NSToolbarSpaceItem")
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
        public static let print = Identifier("NSToolbarPrintItem")
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
        public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")
        public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
    }
}

@preconcurrency @MainActor open class NSToolbarItemGroup: NSToolbarItem {
    open var subitems: [NSToolbarItem] = []
    open var selectedIndex = -1
}

@preconcurrency @MainActor open class NSSearchToolbarItem: NSToolbarItem {
    open var searchField = NSSearchField()
    open var preferredWidthForSearchField: CGFloat = 0
    open func beginSearchInteraction() {}
    open func endSearchInteraction() {}
}

@preconcurrency @MainActor open class NSMenuToolbarItem: NSToolbarItem {
    open var menu = NSMenu()
    open var showsIndicator = true
}

@preconcurrency @MainActor open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
    open var splitView: NSSplitView?
    open var dividerIndex = 0
    public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) {
        self.init(itemIdentifier: identifier)
        (self.splitView, self.dividerIndex) = (splitView, dividerIndex)
    }
}

@preconcurrency @MainActor open class NSTouchBar: NSObject {
    open weak var delegate: (any NSTouchBarDelegate)?
    open var customizationIdentifier: String?
    open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
    open var principalItemIdentifier: NSTouchBarItem.Identifier?
    open var templateItems: Set<NSTouchBarItem> = []
    public override init() { super.init() }
}

@preconcurrency @MainActor public protocol NSTouchBarDelegate: AnyObject {
    func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier)
        -> NSTouchBarItem?
}

extension NSTouchBarDelegate {
    public func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier)
        -> NSTouchBarItem?
    { nil }
}

@preconcurrency @MainActor open class NSTouchBarItem: NSObject {
    public let identifier: Identifier
    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

@preconcurrency @MainActor open class NSCustomTouchBarItem: NSTouchBarItem {
    open var view = NSView()
    open var viewController: NSViewController?
    open var customizationLabel: String! = ""
}
