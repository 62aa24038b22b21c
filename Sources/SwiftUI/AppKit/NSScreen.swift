/// A screen of a Mac, of the size of the phone's: a view is offered the same on both.
@preconcurrency @MainActor open class NSScreen {
    public static var main: NSScreen? { Singletons.shared { NSScreen() } }
    public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

    private init() {}

    public var frame: CGRect { UIScreen.main.bounds }
    public var visibleFrame: CGRect { frame }
    public var backingScaleFactor: CGFloat { 1 }
}
