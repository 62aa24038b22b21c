/// An appearance proxy. On a device, the proxy sets the look of all views of a class.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    static func appearance(for trait: UITraitCollection) -> Self
}

@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

@MainActor private final class AppearanceShelf {
    private var proxies: [ObjectIdentifier: AnyObject] = [:]

    static func proxy<Kind: AnyObject>(_ kind: Kind.Type, _ make: () -> Kind) -> Kind {
        let shelf = Singletons.shared { AppearanceShelf() }
        if let proxy = shelf.proxies[ObjectIdentifier(kind)] as? Kind { return proxy }
        let proxy = make()
        shelf.proxies[ObjectIdentifier(kind)] = proxy
        return proxy
    }
}

extension UIAppearance {
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    { appearance() }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The appearance proxy of the class. The proxy has no effect in the course.
    public static func appearance() -> Self {
        AppearanceShelf.proxy(self) {
            guard let view = Self(coder: NSCoder()) else {
                preconditionFailure("\(Self.self) cannot be made")
            }
            return view
        }
    }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem {
    public static func appearance() -> UIBarButtonItem {
        AppearanceShelf.proxy(UIBarButtonItem.self) { UIBarButtonItem() }
    }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem {
    public static func appearance() -> UITabBarItem {
        AppearanceShelf.proxy(UITabBarItem.self) { UITabBarItem() }
    }
}
