/// Tabs made by hand. A `TabView` has none, so none is found.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in children { controller.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
        }
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
}
