/// A page of an iPhone app that is made by hand. It hears when it appears and disappears; what it shows is not drawn.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String?
    open private(set) var isViewLoaded = false
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero
    public let navigationItem = UINavigationItem()
    private var loaded: UIView?
    private var hasAppeared = false

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Made at the first look, after which `viewDidLoad` runs.
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                isViewLoaded = true
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open func loadView() { loaded = UIView() }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Runs the callbacks of a page that comes up. What it shows is not drawn, and no finger reaches it.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller._appear()
        completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let leaving = presentedViewController ?? self
        leaving._disappear()
        leaving.presentingViewController?.presentedViewController = nil
        leaving.presentingViewController = nil
        completion?()
    }

    /// Tells the controller and its children that they are on screen.
    public final func _appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        for child in children { child._appear() }
        viewDidAppear(false)
    }

    /// Tells the controller and its children that they are no longer on screen.
    public final func _disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        viewWillDisappear(false)
        for child in children { child._disappear() }
        viewDidDisappear(false)
    }
}

nonisolated public enum UIModalPresentationStyle: Int, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, popover
}

nonisolated public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What the bar shows for a page.
@preconcurrency @MainActor public final class UINavigationItem {
    public var title: String?
    public var prompt: String?
    public var hidesBackButton = false
    public var backButtonTitle: String?

    init() {}
}

/// A stack of pages that are made by hand. The top one has appeared while the stack has.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    open var viewControllers: [UIViewController] { children }
    open var topViewController: UIViewController? { children.last }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        topViewController?._disappear()
        addChild(controller)
        controller._appear()
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        top._disappear()
        top.removeFromParent()
        topViewController?._appear()
        return top
    }
}
