// The windows of UIKit. The app has none that are made by hand, so none of these is ever found.

@preconcurrency @MainActor open class UIScene: UIResponder {
    nonisolated public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public var activationState: ActivationState { .foregroundActive }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

nonisolated public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene? { nil }
    open var isKeyWindow: Bool { false }
    public var safeAreaInsets: UIEdgeInsets { .zero }
    open func makeKeyAndVisible() {}
}
