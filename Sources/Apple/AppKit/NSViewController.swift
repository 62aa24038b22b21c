/// A Mac app's view controller appears and disappears; the controller's view is not drawn.
@preconcurrency @MainActor open class NSViewController: NSResponder {
    open var title: String?
    open var representedObject: Any?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var preferredContentSize = NSSize.zero
    open var preferredMinimumSize: NSSize { .zero }
    open var preferredMaximumSize: NSSize { .zero }
    open private(set) var isViewLoaded = false
    open private(set) weak var parent: NSViewController?
    open private(set) weak var presentingViewController: NSViewController?
    open private(set) var presentedViewControllers: [NSViewController]?
    public let nibName: NSNib.Name?
    public let nibBundle: Bundle?
    private var pages: [NSViewController] = []
    private var loaded: NSView?
    private var hasAppeared = false

    public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The controller's view is loaded on first access; then `viewDidLoad` runs.
    open var view: NSView {
        get {
            if let loaded { return loaded }
            loadView()
            let view = loaded ?? NSView()
            loaded = view
            isViewLoaded = true
            viewDidLoad()
            return loaded ?? view
        }
        set { loaded = newValue }
    }

    open var viewIfLoaded: NSView? { loaded }
    open var children: [NSViewController] {
        get { pages }
        set {
            for page in pages where !newValue.contains(page) { page.removeFromParent() }
            for page in newValue where page.parent !== self { addChild(page) }
        }
    }
    open var storyboard: NSStoryboard? { nil }
    open var extensionContext: Any? { nil }

    open func loadView() { loaded = NSView() }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    open func updateViewConstraints() {}
    open func preferredContentSizeDidChange(for viewController: NSViewController) {}
    open func commitEditing() -> Bool { true }
    open func discardEditing() {}

    open func addChild(_ childViewController: NSViewController) {
        insertChild(childViewController, at: pages.count)
    }

    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        childViewController.removeFromParent()
        pages.insert(childViewController, at: min(index, pages.count))
        childViewController.parent = self
        if hasAppeared { childViewController._appear() }
    }

    open func removeChild(at index: Int) {
        guard pages.indices.contains(index) else { return }
        let child = pages.remove(at: index)
        child.parent = nil
        child._disappear()
    }

    open func removeFromParent() {
        guard let parent, let index = parent.pages.firstIndex(of: self) else { return }
        parent.removeChild(at: index)
    }

    open func transition(
        from fromViewController: NSViewController, to toViewController: NSViewController,
        options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
    ) {
        fromViewController._disappear()
        toViewController._appear()
        completion?()
    }

    // MARK: - Presented controllers, which appear but which the user cannot reach

    open func presentAsSheet(_ viewController: NSViewController) { present(viewController) }
    open func presentAsModalWindow(_ viewController: NSViewController) { present(viewController) }
    open func present(
        _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
        of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
    ) { present(viewController) }

    private func present(_ page: NSViewController) {
        presentedViewControllers = (presentedViewControllers ?? []) + [page]
        page.presentingViewController = self
        page._appear()
    }

    open func dismiss(_ viewController: NSViewController) {
        guard viewController.presentingViewController === self else { return }
        presentedViewControllers?.removeAll { $0 === viewController }
        viewController.presentingViewController = nil
        viewController._disappear()
    }

    open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }

    nonisolated public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let crossfade = TransitionOptions(rawValue: 1)
        public static let slideUp = TransitionOptions(rawValue: 16)
        public static let slideDown = TransitionOptions(rawValue: 32)
        public static let slideLeft = TransitionOptions(rawValue: 64)
        public static let slideRight = TransitionOptions(rawValue: 128)
        public static let slideForward = TransitionOptions(rawValue: 320)
        public static let slideBackward = TransitionOptions(rawValue: 384)
        public static let allowUserInteraction = TransitionOptions(rawValue: 4096)
    }

    public final func _appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        loadViewIfNeeded()
        viewWillAppear()
        viewWillLayout()
        viewDidLayout()
        for page in pages { page._appear() }
        viewDidAppear()
    }

    public final func _disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        viewWillDisappear()
        for page in pages { page._disappear() }
        viewDidDisappear()
    }
}
