/// A part of a Mac app's screen that is made by hand. It keeps what it is given and draws nothing.
@preconcurrency @MainActor open class NSView {
    open var frame: CGRect
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var wantsLayer = false
    open var layer: CALayer?
    open var toolTip: String?
    open private(set) var subviews: [NSView] = []
    open private(set) weak var superview: NSView?
    /// Nil: no view is in a window that is made by hand.
    public var window: NSWindow? { nil }

    public init(frame: CGRect) {
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        frame = .zero
    }

    public convenience init() {
        self.init(frame: .zero)
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.viewDidMoveToSuperview()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        viewDidMoveToSuperview()
    }

    open func viewDidMoveToSuperview() {}
    open func viewDidMoveToWindow() {}
    open func layout() {}
    open func draw(_ dirtyRect: CGRect) {}

    open var acceptsFirstResponder: Bool { false }
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
}

@preconcurrency @MainActor open class NSVisualEffectView: NSView {
    nonisolated public enum Material: Int, Sendable {
        case titlebar, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
    }
    nonisolated public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    nonisolated public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.titlebar
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
}

@preconcurrency @MainActor open class NSTextField: NSView {
    open var stringValue = ""
    open var placeholderString: String?
    open var isEditable = true
    open var isBordered = true
}
