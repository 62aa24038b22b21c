@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    public override init() { super.init() }
}

/// A layout guide for the keyboard, which never appears.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
    public var followsUndockedKeyboard = false
    public var usesBottomSafeArea = true
    public var keyboardDismissPadding: CGFloat = 0
}

extension UILayoutGuide: _LayoutAnchored {}
extension UIView: _LayoutAnchored {
    private func guide<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
        guide.owningView = self
        return guide
    }

    public var safeAreaLayoutGuide: UILayoutGuide { guide(UILayoutGuide()) }
    public var layoutMarginsGuide: UILayoutGuide { guide(UILayoutGuide()) }
    public var readableContentGuide: UILayoutGuide { guide(UILayoutGuide()) }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide(UIKeyboardLayoutGuide()) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

/// A view or layout guide with layout anchors.
@preconcurrency @MainActor public protocol _LayoutAnchored {}

extension _LayoutAnchored {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
