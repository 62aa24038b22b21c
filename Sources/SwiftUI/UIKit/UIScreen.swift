/// The screen of the phone: 393 by 852 points.
@preconcurrency @MainActor public final class UIScreen {
    public static var main: UIScreen { Singletons.shared { UIScreen() } }

    private init() {}

    public let scale: CGFloat = 3
    public let nativeScale: CGFloat = 3
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var brightness: CGFloat = 0.5
    public let maximumFramesPerSecond = 60

    public var bounds: CGRect { CGRect(origin: .zero, size: GeometryProxy().size) }
}
