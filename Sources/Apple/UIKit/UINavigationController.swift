/// The top view controller of a navigation controller appears while the navigation controller is on screen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()
    public let toolbar: UIToolbar! = UIToolbar()
    fileprivate weak var listener: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
        UIPanGestureRecognizer()

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let hadAppeared = isOnScreen
        if controllers.last !== topViewController, hadAppeared { topViewController?._disappear() }
        for child in children { child.removeFromParent() }
        for controller in controllers { addChild(controller) }
        if hadAppeared { topViewController?._appear() }
    }

    private var isOnScreen = false
    open override func viewDidAppear(_ animated: Bool) { isOnScreen = true }
    open override func viewDidDisappear(_ animated: Bool) { isOnScreen = false }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        topViewController?._disappear()
        addChild(controller)
        listener?.navigationController(self, willShow: controller, animated: animated)
        controller._appear()
        listener?.navigationController(self, didShow: controller, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        top._disappear()
        top.removeFromParent()
        topViewController?._appear()
        return top
    }

    @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = children.firstIndex(where: { $0 === controller }) else { return nil }
        let popped = Array(children[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        topViewController?._disappear()
        for one in popped { one.removeFromParent() }
        topViewController?._appear()
        return popped
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    public enum Operation: Int, Sendable { case none, push, pop }
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2
}

/// Declares `delegate` in a protocol, so that subclasses can declare the property with another type.
@preconcurrency @MainActor public protocol _NavigationDelegated: AnyObject {}
extension UINavigationController: _NavigationDelegated {}
extension _NavigationDelegated where Self: UINavigationController {
    public var delegate: (any UINavigationControllerDelegate)? {
        get { listener }
        set { listener = newValue }
    }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromController: UIViewController, to toController: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromController: UIViewController, to toController: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var subtitle: String?
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftItemsSupplementBackButton = false
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public override init() { super.init() }
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
}
