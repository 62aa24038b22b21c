@preconcurrency @MainActor open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem {
    open var title: String
    open var attributedTitle: NSAttributedString?
    open var subtitle: String?
    open var action: Selector?
    open weak var target: AnyObject?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open var allowsKeyEquivalentWhenHidden = false
    open var allowsAutomaticKeyEquivalentLocalization = true
    open var allowsAutomaticKeyEquivalentMirroring = true
    open var image: NSImage?
    open var onStateImage: NSImage?
    open var offStateImage: NSImage?
    open var mixedStateImage: NSImage?
    open var state = NSControl.StateValue.off
    open var isEnabled = true
    open var isHidden = false
    open var isAlternate = false
    open var indentationLevel = 0
    open var tag = 0
    open var toolTip: String?
    open var representedObject: Any?
    open var view: NSView?
    open var badge: NSMenuItemBadge?
    open var identifier: NSUserInterfaceItemIdentifier?
    open internal(set) weak var menu: NSMenu?
    open var submenu: NSMenu? {
        didSet { submenu?.supermenu = menu }
    }
    private var separates = false
    private var heads = false

    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
        super.init()
    }

    public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
    public required init(coder: NSCoder) {
        (title, keyEquivalent) = ("", "")
        super.init()
    }

    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.separates = true
        return item
    }

    open class func sectionHeader(title: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        item.heads = true
        return item
    }

    open var isSeparatorItem: Bool { separates }
    open var isSectionHeader: Bool { heads }
    open var isHighlighted: Bool { false }
    open var hasSubmenu: Bool { submenu != nil }
    open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || (parent?.isHiddenOrHasHiddenAncestor ?? false) }
    open var userKeyEquivalent: String { "" }
    open class var usesUserKeyEquivalents: Bool {
        get { true }
        set {}
    }
}

nonisolated public struct NSMenuItemBadge: Hashable, Sendable {
    public let itemCount: Int
    public let stringValue: String?
    public init(count: Int) { (itemCount, stringValue) = (count, nil) }
    public init(string: String) { (itemCount, stringValue) = (0, string) }
    public static func updates(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
    public static func newItems(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
    public static func alerts(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
}

/// The status area of a Mac's menu bar, which the course does not show.
@preconcurrency @MainActor open class NSStatusBar: NSObject {
    public static var system: NSStatusBar { Singletons.shared { NSStatusBar() } }
    open var thickness: CGFloat { 22 }
    open var isVertical: Bool { false }
    override init() { super.init() }
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length, in: self) }
    open func removeStatusItem(_ item: NSStatusItem) {}
}

@preconcurrency @MainActor open class NSStatusItem: NSObject {
    nonisolated public static let variableLength: CGFloat = -1
    nonisolated public static let squareLength: CGFloat = -2

    open private(set) weak var statusBar: NSStatusBar?
    open private(set) var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
    open var length: CGFloat
    open var menu: NSMenu?
    open var autosaveName: AutosaveName! = ""
    open var behavior: Behavior = []
    open var isVisible = true
    // Properties of a status item that are deprecated but still work on a Mac.
    open var title: String? {
        get { button?.title }
        set { button?.title = newValue ?? "" }
    }
    open var image: NSImage? {
        get { button?.image }
        set { button?.image = newValue }
    }
    open var action: Selector? {
        get { button?.action }
        set { button?.action = newValue }
    }
    open var target: AnyObject? {
        get { button?.target }
        set { button?.target = newValue }
    }
    open var isEnabled = true
    open var highlightMode = false
    open var view: NSView?

    init(_ length: CGFloat, in bar: NSStatusBar) {
        (self.length, statusBar) = (length, bar)
        super.init()
    }

    open func popUpMenu(_ menu: NSMenu) { menu.popUp(positioning: nil, at: .zero, in: nil) }

    public typealias AutosaveName = String
    nonisolated public struct Behavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let removalAllowed = Behavior(rawValue: 2)
        public static let terminationOnRemoval = Behavior(rawValue: 4)
    }
}

@preconcurrency @MainActor open class NSStatusBarButton: NSButton {
    open var appearsDisabled = false
}
