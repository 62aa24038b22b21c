@preconcurrency @MainActor open class NSWindowController: NSResponder {
    open var window: NSWindow? {
        didSet { window?.windowController = self }
    }
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    open var shouldCascadeWindows = true
    open var windowFrameAutosaveName = ""
    open var shouldCloseDocument = false
    open weak var document: AnyObject?
    open var windowNibName: NSNib.Name? { nil }
    open var isWindowLoaded: Bool { window != nil }
    open var storyboard: NSStoryboard? { nil }

    public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
    }

    public required init?(coder: NSCoder) { super.init() }

    /// Creates a window controller without a window, because the course has no nib files.
    public convenience init(windowNibName: NSNib.Name) { self.init(window: nil) }
    public convenience init(windowNibName: NSNib.Name, owner: Any) { self.init(window: nil) }

    public convenience override init() { self.init(window: nil) }

    open func windowWillLoad() {}
    open func windowDidLoad() {}
    open func loadWindow() {}
    open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
    open func setDocumentEdited(_ dirtyFlag: Bool) { window?.isDocumentEdited = dirtyFlag }
    open func synchronizeWindowTitleWithDocumentName() {}
    open func dismissController(_ sender: Any?) { close() }
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() { window?.close() }
}

/// An Interface Builder file. The course does not support Interface Builder.
open class NSNib: NSObject {
    public typealias Name = String
    public init?(nibNamed nibName: Name, bundle: Bundle?) { nil }
}

@preconcurrency @MainActor open class NSStoryboard: NSObject {
    public typealias Name = String
    public typealias SceneIdentifier = String
    public init(name: Name, bundle storyboardBundleOrNil: Bundle?) { super.init() }
    open class var main: NSStoryboard? { nil }
    open func instantiateInitialController() -> Any? { nil }
}
