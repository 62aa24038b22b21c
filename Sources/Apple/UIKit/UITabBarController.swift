// View controllers that contain other controllers; the course's `TabView` does not use these controllers.

@preconcurrency @MainActor open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in children { controller.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
        }
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open var isTabBarHidden = false
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        viewControllers = controllers
    }
}

/// The user chooses no tab of a UIKit tab bar, so the delegate receives nothing.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController) -> Bool
    func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController)
}
extension UITabBarControllerDelegate {
    public func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController)
        -> Bool
    { true }
    public func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) {}
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary, twoDisplaceSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
    private var columns: [Column: UIViewController] = [:]

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in children { controller.removeFromParent() }
            for controller in viewControllers { addChild(controller) }
        }
    }
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var presentsWithGesture = true
    open var displayMode: DisplayMode { .secondaryOnly }
    open var isCollapsed: Bool { true }
    open var preferredPrimaryColumnWidth: CGFloat = -1
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    open var minimumPrimaryColumnWidth: CGFloat = -1
    open var maximumPrimaryColumnWidth: CGFloat = -1
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = controller
        if let controller { addChild(controller) }
    }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ controller: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ controller: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode)
}
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ controller: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column { column }
    public func splitViewController(
        _ controller: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
    ) {}
}

@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open var needsInputModeSwitchKey: Bool { true }
    open var hasFullAccess: Bool { false }
}

@preconcurrency @MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
