/// A Mac app's view, which stores its properties without drawing.
@preconcurrency @MainActor open class NSView: NSResponder, _LayoutAnchored {
    open var frame: NSRect
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var wantsLayer = false {
        didSet { if wantsLayer, layer == nil { layer = makeBackingLayer() } }
    }
    open var layer: CALayer?
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.never
    open var toolTip: String?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var tag: Int { -1 }
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var needsDisplay = false
    open var needsLayout = false
    open var needsUpdateConstraints = false
    open var canDrawConcurrently = false
    open var postsFrameChangedNotifications = false
    open var postsBoundsChangedNotifications = false
    open var focusRingType = NSFocusRingType.default
    open var shadow: NSShadow?
    open var clipsToBounds = false
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var appearance: NSAppearance?
    open var nextKeyView: NSView?
    open var wantsRestingTouches = false
    open var frameCenterRotation: CGFloat = 0
    open var gestureRecognizers: [NSGestureRecognizer] = []
    open internal(set) var trackingAreas: [NSTrackingArea] = []
    open internal(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open private(set) weak var superview: NSView?
    weak var holder: NSWindow?
    private var parts: [NSView] = []

    open var subviews: [NSView] {
        get { parts }
        set {
            for view in parts where !newValue.contains(view) { view.removeFromSuperview() }
            for view in newValue where view.superview !== self { addSubview(view) }
            parts = newValue
        }
    }

    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The window that the app created for the view; nil for a view on a SwiftUI screen.
    open var window: NSWindow? { holder ?? superview?.window }
    open override var nextResponder: NSResponder? {
        get { super.nextResponder ?? superview ?? holder }
        set { super.nextResponder = newValue }
    }

    open var isFlipped: Bool { false }
    open var isOpaque: Bool { false }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    open var allowsVibrancy: Bool { false }
    open var wantsUpdateLayer: Bool { false }
    open var wantsDefaultClipping: Bool { true }
    open var canBecomeKeyView: Bool { acceptsFirstResponder }
    open var visibleRect: NSRect { bounds }
    open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
    open var fittingSize: NSSize { frame.size }
    open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var safeAreaInsets: NSEdgeInsets { alignmentRectInsets }
    open var safeAreaRect: NSRect { bounds }
    open var baselineOffsetFromBottom: CGFloat { 0 }
    open var isHiddenOrHasHiddenAncestor: Bool {
        isHidden || (superview?.isHiddenOrHasHiddenAncestor ?? false)
    }
    open var inLiveResize: Bool { false }
    open var isInFullScreenMode: Bool { false }
    open var enclosingScrollView: NSScrollView? {
        superview as? NSScrollView ?? superview?.enclosingScrollView
    }
    open var enclosingMenuItem: NSMenuItem? { nil }
    open var effectiveAppearance: NSAppearance {
        appearance ?? superview?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
    }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var isCompatibleWithResponsiveScrolling: Bool { true }
    open class var defaultMenu: NSMenu? { nil }
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: - Subviews

    open func addSubview(_ view: NSView) { insert(view, at: parts.count) }

    open func addSubview(
        _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
        view.removeFromSuperview()
        let other = otherView.flatMap { parts.firstIndex(of: $0) }
        insert(view, at: place == .below ? other ?? 0 : other.map { $0 + 1 } ?? parts.count)
    }

    private func insert(_ view: NSView, at index: Int) {
        let last = view.superview === self ? parts.count - 1 : parts.count
        view.removeFromSuperview()
        view.viewWillMove(toSuperview: self)
        view.viewWillMove(toWindow: window)
        parts.insert(view, at: min(index, last))
        view.superview = self
        view.viewDidMoveToSuperview()
        if window != nil { view.tellOfWindow() }
        didAddSubview(view)
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        superview.willRemoveSubview(self)
        superview.parts.removeAll { $0 === self }
        self.superview = nil
        viewDidMoveToSuperview()
        if hadWindow { tellOfWindow() }
    }

    func tellOfWindow() {
        viewDidMoveToWindow()
        for view in parts { view.tellOfWindow() }
    }

    open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard let index = parts.firstIndex(of: oldView) else { return }
        oldView.removeFromSuperview()
        insert(newView, at: index)
    }
    open func sortSubviews(_ areInOrder: (NSView, NSView) -> Bool) { parts.sort(by: areInOrder) }
    open func isDescendant(of view: NSView) -> Bool {
        self === view || (superview?.isDescendant(of: view) ?? false)
    }
    open func ancestorShared(with view: NSView) -> NSView? {
        view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view)
    }
    open func viewWithTag(_ tag: Int) -> NSView? {
        self.tag == tag ? self : parts.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func didAddSubview(_ subview: NSView) {}
    open func willRemoveSubview(_ subview: NSView) {}
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToSuperview() {}
    open func viewDidMoveToWindow() {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open func viewDidChangeEffectiveAppearance() {}
    open func viewDidChangeBackingProperties() {}
    open func viewWillStartLiveResize() {}
    open func viewDidEndLiveResize() {}
    open func viewWillDraw() {}

    // MARK: - Methods that AppKit would call

    open func updateTrackingAreas() {}
    open func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden, frame.contains(point) else { return nil }
        let inside = NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        return parts.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
    }
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
    open func menu(for event: NSEvent) -> NSMenu? { menu }
    open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
    open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
    open func resetCursorRects() {}
    open func adjustScroll(_ newVisible: NSRect) -> NSRect { newVisible }
    open func prepareContent(in rect: NSRect) {}
    open func scroll(_ point: NSPoint) {}
    @discardableResult open func scrollToVisible(_ rect: NSRect) -> Bool { false }
    open func rectForPage(_ page: Int) -> NSRect { .zero }

    // MARK: - Drags over the view, which never occur

    open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingEntered(sender) }
    open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    open func draggingEnded(_ sender: any NSDraggingInfo) {}
    open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}

    // MARK: - Drawing and layout, which never happen

    open func makeBackingLayer() -> CALayer { CALayer() }
    open func draw(_ dirtyRect: NSRect) {}
    open func updateLayer() {}
    open func display() {}
    open func displayIfNeeded() {}
    open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
    open func layout() {}
    open func layoutSubtreeIfNeeded() { layout() }
    open func updateConstraints() {}
    open func updateConstraintsForSubtreeIfNeeded() { updateConstraints() }
    open func invalidateIntrinsicContentSize() {}
    open func resizeSubviews(withOldSize oldSize: NSSize) {}
    open func resize(withOldSuperviewSize oldSize: NSSize) {}
    open func prepareForReuse() {}
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
    open func setBoundsSize(_ newSize: NSSize) { frame.size = newSize }
    open func setBoundsOrigin(_ newOrigin: NSPoint) {}
    open func drawFocusRingMask() {}
    open var focusRingMaskBounds: NSRect { .zero }
    open func noteFocusRingMaskChanged() {}
}
