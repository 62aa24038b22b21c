extension NSWindow {
    nonisolated public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let docModalWindow = StyleMask(rawValue: 64)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let texturedBackground = StyleMask(rawValue: 256)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let submenu = Level(rawValue: 3)
        public static let tornOffMenu = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }

    nonisolated public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let managed = CollectionBehavior(rawValue: 4)
        public static let transient = CollectionBehavior(rawValue: 8)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let participatesInCycle = CollectionBehavior(rawValue: 32)
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
        public static let primary = CollectionBehavior(rawValue: 1 << 16)
        public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
        public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
    }

    nonisolated public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }

    nonisolated public struct NumberListOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allApplications = NumberListOptions(rawValue: 1)
        public static let allSpaces = NumberListOptions(rawValue: 16)
    }

    public typealias FrameAutosaveName = String
    public typealias TabbingIdentifier = String
    nonisolated public enum BackingStoreType: UInt, Sendable {
        case retained = 0
        case nonretained = 1
        case buffered = 2
    }
    nonisolated public enum TitleVisibility: Int, Sendable { case visible, hidden }
    nonisolated public enum ToolbarStyle: Int, Sendable {
        case automatic, expanded, preference, unified, unifiedCompact
    }
    nonisolated public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    nonisolated public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
    nonisolated public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    nonisolated public enum OrderingMode: Int, Sendable {
        case above = 1
        case below = -1
        case out = 0
    }
    nonisolated public enum ButtonType: UInt, Sendable {
        case closeButton = 0
        case miniaturizeButton = 1
        case zoomButton = 2
        case toolbarButton = 3
        case documentIconButton = 4
        case documentVersionsButton = 6
    }
    nonisolated public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow = 3
        case utilityWindow = 4
        case alertPanel = 5
    }
}

nonisolated public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

extension NSWindow {
    public static var allowsAutomaticWindowTabbing: Bool {
        get { NSApplication.shared.allowsTabs }
        set { NSApplication.shared.allowsTabs = newValue }
    }
    public static var userTabbingPreference: UserTabbingPreference { .manual }

    public static func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect { cRect }
    public static func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect { fRect }
    public static func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int {
        0
    }
    public func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
    public func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }

    public func convertToScreen(_ rect: NSRect) -> NSRect {
        rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    public func convertFromScreen(_ rect: NSRect) -> NSRect {
        rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    public func convertPoint(toScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    }
    public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
        titlebarAccessoryViewControllers.append(childViewController)
    }
    public func removeTitlebarAccessoryViewController(at index: Int) {
        guard titlebarAccessoryViewControllers.indices.contains(index) else { return }
        titlebarAccessoryViewControllers.remove(at: index)
    }
    public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
    public func performDrag(with event: NSEvent) {}
    public func invalidateShadow() {}
    public func display() {}
    public func displayIfNeeded() {}
    public func disableCursorRects() {}
    public func enableCursorRects() {}
    public func invalidateCursorRects(for view: NSView) {}
    public func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
    public func recalculateKeyViewLoop() {}
    public func selectNextKeyView(_ sender: Any?) {}
    public func selectPreviousKeyView(_ sender: Any?) {}
    public func setTitleWithRepresentedFilename(_ filename: String) {
        title = URL(filePath: filename).lastPathComponent
    }
    public func setIsVisible(_ flag: Bool) { flag ? orderFront(nil) : orderOut(nil) }
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    public func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
    public func endEditing(for object: Any?) {}
    public func animator() -> Self { self }
}

@preconcurrency @MainActor open class NSPanel: NSWindow {
    private var floats = false
    open override var isFloatingPanel: Bool {
        get { floats }
        set { floats = newValue }
    }
    open var becomesKeyOnlyIfNeeded = false
    private var works = false
    open override var worksWhenModal: Bool {
        get { works }
        set { works = newValue }
    }
}

@preconcurrency @MainActor open class NSTitlebarAccessoryViewController: NSViewController {
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    open var fullScreenMinHeight: CGFloat = 0
    open var isHidden = false
    open var automaticallyAdjustsSize = true
}
