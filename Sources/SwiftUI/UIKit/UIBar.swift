// The bars of an iPhone app. Each keeps the look that it is given; none is drawn.

@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// The bar whose look all bars take over.
    open class func appearance() -> UINavigationBar { Singletons.shared { UINavigationBar() } }

    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

nonisolated public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@preconcurrency @MainActor open class UITabBar: UIView {
    open class func appearance() -> UITabBar { Singletons.shared { UITabBar() } }

    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

@preconcurrency @MainActor open class UIBarAppearance {
    public init() {}
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarAppearance: UIBarAppearance {}

@preconcurrency @MainActor open class UIBlurEffect {
    nonisolated public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial,
            systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) {}
}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    open var effect: UIBlurEffect?
    public let contentView = UIView()

    public convenience init(effect: UIBlurEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
    open class func appearance() -> UITableView { Singletons.shared { UITableView() } }
    open var separatorColor: UIColor?
    open var separatorStyle = SeparatorStyle.singleLine
    open var tableFooterView: UIView?

    nonisolated public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    open class func appearance() -> UISegmentedControl { Singletons.shared { UISegmentedControl() } }
    open var selectedSegmentTintColor: UIColor?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState)
    {}
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
    open class func appearance() -> UIPageControl { Singletons.shared { UIPageControl() } }
    open var numberOfPages = 0
    open var currentPage = 0
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}
