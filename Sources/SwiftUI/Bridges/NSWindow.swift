/// A window of a Mac app. The course's app has none that it could be asked for; one that it makes keeps what it is given and shows
/// nothing.
@preconcurrency @MainActor open class NSWindow {
    public var title = ""
    public private(set) var isVisible = false
    public private(set) var frame: CGRect
    open var styleMask: StyleMask
    open var contentView: NSView?
    open var level = Level.normal
    open var backgroundColor: NSColor?
    open var isOpaque = true
    open var hasShadow = true
    open var alphaValue: CGFloat = 1
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = true
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var collectionBehavior: CollectionBehavior = []
    open var minSize = CGSize.zero
    open var screen: NSScreen? { .main }
    open var canBecomeKey: Bool { true }
    open var canBecomeMain: Bool { true }

    public static var allowsAutomaticWindowTabbing = true

    public convenience init() {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }

    public init(
        contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
    ) {
        (frame, self.styleMask) = (contentRect, styleMask)
    }

    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
    open func orderFront(_ sender: Any?) { isVisible = true }
    open func orderFrontRegardless() { isVisible = true }
    open func orderOut(_ sender: Any?) { isVisible = false }
    open func close() { isVisible = false }
    open func performClose(_ sender: Any?) { isVisible = false }
    open func center() {}
    open func toggleFullScreen(_ sender: Any?) {}
    open func setFrame(_ frame: CGRect, display: Bool) { self.frame = frame }
    open func setFrame(_ frame: CGRect, display: Bool, animate: Bool) { self.frame = frame }
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    open func setContentSize(_ size: CGSize) { frame.size = size }

    nonisolated public static let didBecomeKeyNotification = Notification.Name(
        "NSWindowDidBecomeKeyNotification")
    nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")

    nonisolated public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    nonisolated public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    nonisolated public enum TitleVisibility: Int, Sendable { case visible, hidden }

    nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }

    nonisolated public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    }
}

@preconcurrency @MainActor open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var hidesOnDeactivate = true
}
