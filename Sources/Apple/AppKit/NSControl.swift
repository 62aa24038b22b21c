/// `performClick` sends the control's action to its target.
@preconcurrency @MainActor open class NSControl: NSView {
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var isHighlighted = false
    open var isContinuous = false
    open var ignoresMultiClick = false
    open var refusesFirstResponder = false
    open var allowsExpansionToolTips = false
    open var usesSingleLineMode = false
    open var controlSize = ControlSize.regular
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var baseWritingDirection = NSWritingDirection.natural
    open var font: NSFont? = .systemFont(ofSize: 13)
    open var formatter: Formatter?
    open var cell: NSCell?
    private var ownTag = 0
    private var value: Any?

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var tag: Int {
        get { ownTag }
        set { ownTag = newValue }
    }

    open var objectValue: Any? {
        get { value }
        set { value = newValue }
    }

    open var stringValue: String {
        get { objectValue.map { $0 as? String ?? "\($0)" } ?? "" }
        set { objectValue = newValue }
    }

    open var attributedStringValue: NSAttributedString {
        get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
        set { objectValue = newValue.string }
    }

    open var doubleValue: Double {
        get { objectValue as? Double ?? (objectValue as? Int).map(Double.init) ?? Double(stringValue) ?? 0 }
        set { objectValue = newValue }
    }

    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }

    open var intValue: Int32 {
        get { Int32(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { doubleValue = Double(newValue) }
    }

    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { doubleValue = Double(newValue) }
    }

    open func takeStringValueFrom(_ sender: Any?) { stringValue = (sender as? NSControl)?.stringValue ?? "" }
    open func takeDoubleValueFrom(_ sender: Any?) { doubleValue = (sender as? NSControl)?.doubleValue ?? 0 }
    open func takeIntegerValueFrom(_ sender: Any?) {
        integerValue = (sender as? NSControl)?.integerValue ?? 0
    }

    @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        return NSApplication.shared.sendAction(action, to: target, from: self)
    }

    @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }

    /// Runs the control's action, as a user's click does.
    open func performClick(_ sender: Any?) {
        guard isEnabled else { return }
        sendAction(action, to: target)
    }

    open func currentEditor() -> NSText? { nil }
    open func sizeToFit() {}
    open func sizeThatFits(_ size: NSSize) -> NSSize { frame.size }
    open func abortEditing() -> Bool { false }
    open func validateEditing() {}
    open func edit(
        withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent
    ) {}

    nonisolated public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
    nonisolated public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let mixed = StateValue(rawValue: -1)
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
    }
    nonisolated public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading,
            imageTrailing
    }

    nonisolated public static let textDidChangeNotification = Notification.Name(
        "NSControlTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
}

/// The cell of a control. The cell stores properties and draws nothing.
@preconcurrency @MainActor open class NSCell: NSObject {
    open weak var controlView: NSView?
    open var title = ""
    open var stringValue = ""
    open var objectValue: Any?
    open var image: NSImage?
    open var font: NSFont?
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var isEditable = false
    open var isSelectable = false
    open var isEnabled = true
    open var isBordered = false
    open var isBezeled = false
    open var isScrollable = false
    open var isHighlighted = false
    open var wraps = false
    open var truncatesLastVisibleLine = false
    open var usesSingleLineMode = false
    open var sendsActionOnEndEditing = false
    open var focusRingType = NSFocusRingType.default
    open var state = NSControl.StateValue.off
    open var tag = 0
    open weak var target: AnyObject?
    open var action: Selector?
    open var backgroundStyle = NSView.BackgroundStyle.normal
    open var cellSize: NSSize { .zero }

    public override init() { super.init() }
    public init(textCell string: String) {
        (title, stringValue) = (string, string)
        super.init()
    }
    public init(imageCell image: NSImage?) {
        self.image = image
        super.init()
    }
    public required init(coder: NSCoder) { super.init() }

    open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
    open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
    open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
    open func cellSize(forBounds rect: NSRect) -> NSSize { rect.size }
    open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func edit(
        withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
        event: NSEvent?
    ) {}
    open func select(
        withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
        start selStart: Int, length selLength: Int
    ) {}
    open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
}

@preconcurrency @MainActor open class NSActionCell: NSCell {}
@preconcurrency @MainActor open class NSButtonCell: NSActionCell {
    open var bezelStyle = NSButton.BezelStyle.automatic
    open var imagePosition = NSControl.ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var highlightsBy: StyleMask = []
    open var showsStateBy: StyleMask = []
    open var backgroundColor: NSColor?
    open var keyEquivalent = ""

    nonisolated public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let contentsCellMask = StyleMask(rawValue: 1)
        public static let pushInCellMask = StyleMask(rawValue: 2)
        public static let changeGrayCellMask = StyleMask(rawValue: 4)
        public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
    }
}
@preconcurrency @MainActor open class NSTextFieldCell: NSActionCell {
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = false
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var bezelStyle = NSTextField.BezelStyle.squareBezel
}
@preconcurrency @MainActor open class NSSearchFieldCell: NSTextFieldCell {
    open var searchButtonCell: NSButtonCell?
    open var cancelButtonCell: NSButtonCell?
    open var recentSearches: [String] = []
    open var maximumRecents = 0
    open var sendsWholeSearchString = false
    open var sendsSearchStringImmediately = false
}
@preconcurrency @MainActor open class NSSecureTextFieldCell: NSTextFieldCell { open var echosBullets = true }

extension NSView {
    nonisolated public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
}

nonisolated public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
