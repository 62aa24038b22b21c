/// A UIKit view controller appears and disappears; the controller's view is not drawn.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String?
    open private(set) var isViewLoaded = false
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var restorationIdentifier: String?
    open var preferredTransition: Transition?
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    public let navigationItem = UINavigationItem()
    public let nibName: String?
    public let nibBundle: Bundle?
    private var loaded: UIView?
    private var hasAppeared = false
    private lazy var presentation: UIPresentationController? = {
        switch modalPresentationStyle {
        case .popover:
            UIPopoverPresentationController(
                presentedViewController: self, presenting: presentingViewController)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: nil
        }
    }()

    public init(nibName: String?, bundle: Bundle?) {
        (self.nibName, nibBundle) = (nibName, bundle)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The controller's view is loaded on first access; then `viewDidLoad` runs.
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                loaded?.controller = self
                isViewLoaded = true
                viewDidLoad()
            }
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { loaded }

    open override var next: UIResponder? { loaded?.superview ?? parent }

    private func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        parent as? Kind ?? parent?.ancestor(kind)
    }
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
    open var presentationController: UIPresentationController? { presentation }
    open var sheetPresentationController: UISheetPresentationController? {
        presentation as? UISheetPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentation as? UIPopoverPresentationController
    }

    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var isEditing = false
    open var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .edit) }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

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
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func updateProperties() {}
    open func didReceiveMemoryWarning() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(controller, sender: sender)
    }

    /// Presents a view controller and calls the controller's appearance methods. The user cannot see or reach a
    /// presented UIKit controller.
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

    open func transition(
        from fromController: UIViewController, to toController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

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

    public final func _disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        viewWillDisappear(false)
        for child in children { child._disappear() }
        viewDidDisappear(false)
    }

    @MainActor public final class Transition {
        public class ZoomOptions {
            public var dimmingColor: UIColor?
            public init() {}
        }
        init() {}
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (Any) -> UIView?
        ) -> Transition { Transition() }
        public static var coverVertical: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
    }
}
