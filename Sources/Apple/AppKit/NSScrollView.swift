/// Only the app's code scrolls a Mac app's scroll view.
@preconcurrency @MainActor open class NSScrollView: NSView {
    open var contentView = NSClipView() {
        didSet {
            oldValue.removeFromSuperview()
            addSubview(contentView)
        }
    }
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var verticalScroller: NSScroller?
    open var horizontalScroller: NSScroller?
    open var autohidesScrollers = false
    open var scrollerStyle = NSScroller.Style.overlay
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    open var scrollerInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var automaticallyAdjustsContentInsets = true
    open var borderType = NSBorderType.noBorder
    open var backgroundColor = NSColor.controlBackgroundColor
    open var drawsBackground = true
    open var documentCursor: NSCursor?
    open var horizontalScrollElasticity = Elasticity.automatic
    open var verticalScrollElasticity = Elasticity.automatic
    open var usesPredominantAxisScrolling = true
    open var scrollsDynamically = true
    open var lineScroll: CGFloat = 10
    open var horizontalLineScroll: CGFloat = 10
    open var verticalLineScroll: CGFloat = 10
    open var allowsMagnification = false
    open var magnification: CGFloat = 1
    open var minMagnification: CGFloat = 0.25
    open var maxMagnification: CGFloat = 4
    open var rulersVisible = false
    open var hasVerticalRuler = false
    open var hasHorizontalRuler = false
    open var verticalRulerView: NSRulerView?
    open var horizontalRulerView: NSRulerView?
    open var findBarPosition = FindBarPosition.aboveContent

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }

    open var contentSize: NSSize { frame.size }
    open var documentVisibleRect: NSRect { contentView.documentVisibleRect }
    open func tile() {}
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    open func flashScrollers() {}
    open func magnify(toFit rect: NSRect) {}
    open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
        self.magnification = min(max(magnification, minMagnification), maxMagnification)
    }
    open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) { addSubview(view) }

    nonisolated public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    nonisolated public enum FindBarPosition: Int, Sendable {
        case aboveHorizontalRuler, aboveContent, belowContent
    }
    nonisolated public static let willStartLiveScrollNotification = Notification.Name(
        "NSScrollViewWillStartLiveScrollNotification")
    nonisolated public static let didLiveScrollNotification = Notification.Name(
        "NSScrollViewDidLiveScrollNotification")
    nonisolated public static let didEndLiveScrollNotification = Notification.Name(
        "NSScrollViewDidEndLiveScrollNotification")
    nonisolated public static let willStartLiveMagnifyNotification = Notification.Name(
        "NSScrollViewWillStartLiveMagnifyNotification")
    nonisolated public static let didEndLiveMagnifyNotification = Notification.Name(
        "NSScrollViewDidEndLiveMagnifyNotification")
}

extension NSEvent {
    public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }
}

nonisolated public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

@preconcurrency @MainActor open class NSClipView: NSView {
    private var origin = NSPoint.zero
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor
    open var documentCursor: NSCursor?
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var automaticallyAdjustsContentInsets = true
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }

    open override var bounds: NSRect {
        get { NSRect(origin: origin, size: frame.size) }
        set { (origin, frame.size) = (newValue.origin, newValue.size) }
    }

    open override func setBoundsOrigin(_ newOrigin: NSPoint) { scroll(to: newOrigin) }
    open var documentRect: NSRect { documentView?.frame ?? .zero }
    open var documentVisibleRect: NSRect { bounds }
    open func scroll(to newOrigin: NSPoint) {
        guard origin != newOrigin else { return }
        origin = newOrigin
        guard postsBoundsChangedNotifications else { return }
        NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
    }
    open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
    open func autoscroll(with event: NSEvent) -> Bool { false }
    open func viewFrameChanged(_ notification: Notification) {}
    open func viewBoundsChanged(_ notification: Notification) {}
}

@preconcurrency @MainActor open class NSScroller: NSControl {
    open var scrollerStyle = Style.overlay
    open var knobStyle = KnobStyle.default
    open var knobProportion: CGFloat = 0
    open class var preferredScrollerStyle: Style { .overlay }
    open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat {
        0
    }
    open class var isCompatibleWithOverlayScrollers: Bool { true }
    open func drawKnob() {}
    open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
    open func rect(for partCode: Part) -> NSRect { .zero }

    nonisolated public enum Style: Int, Sendable { case legacy, overlay }
    nonisolated public enum KnobStyle: Int, Sendable { case `default`, dark, light }
    nonisolated public enum Part: UInt, Sendable {
        case noPart = 0
        case decrementPage = 1
        case knob = 2
        case incrementPage = 3
        case knobSlot = 6
    }
}

@preconcurrency @MainActor open class NSRulerView: NSView {
    open weak var scrollView: NSScrollView?
    open var clientView: NSView?
    open var ruleThickness: CGFloat = 16
    open var reservedThicknessForMarkers: CGFloat = 0
    open var orientation: Orientation
    open var requiredThickness: CGFloat { ruleThickness }

    public init(scrollView: NSScrollView?, orientation: Orientation) {
        self.orientation = orientation
        self.scrollView = scrollView
        super.init(frame: .zero)
    }
    public required init(coder: NSCoder) {
        orientation = .horizontalRuler
        super.init(frame: .zero)
    }
    open func drawHashMarksAndLabels(in rect: NSRect) {}
    open func invalidateHashMarks() {}
    nonisolated public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
}
