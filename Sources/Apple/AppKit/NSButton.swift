/// `performClick` presses the button: it changes the button's state and runs the button's action.
@preconcurrency @MainActor open class NSButton: NSControl {
    open var title = "Button"
    open var alternateTitle = ""
    open var attributedTitle = NSAttributedString(string: "")
    open var attributedAlternateTitle = NSAttributedString(string: "")
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imagePosition = ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageHugsTitle = false
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var bezelStyle = BezelStyle.automatic
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var isBordered = true
    open var isTransparent = false
    open var isSpringLoaded = false
    open var showsBorderOnlyWhileMouseInside = false
    open var hasDestructiveAction = false
    open var allowsMixedState = false
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var maxAcceleratorLevel = 0
    open var sound: NSSound?
    open var borderShape = ControlShape.automatic
    private var type = ButtonType.momentaryPushIn

    open var state = StateValue.off

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
        imagePosition = .imageOnly
    }

    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
        imagePosition = .imageLeading
    }

    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
    }

    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
    }

    open func setButtonType(_ type: ButtonType) { self.type = type }
    open func setPeriodicDelay(_ delay: Float, interval: Float) {}
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    open func setNextState() { state = state == .off ? .on : .off }
    open func compress(withPrioritizedCompressionOptions: [Any]) {}

    open override func performClick(_ sender: Any?) {
        guard isEnabled else { return }
        switch type {
        case .switch, .toggle, .pushOnPushOff, .onOff: setNextState()
        case .radio: state = .on
        case .momentaryLight, .momentaryChange, .momentaryPushIn, .accelerator, .multiLevelAccelerator: break
        }
        super.performClick(sender)
    }

    nonisolated public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn,
            accelerator, multiLevelAccelerator
    }

    nonisolated public enum ControlShape: Int, Sendable { case automatic, capsule, roundedRectangle, circle }

    nonisolated public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push = 1
        case flexiblePush = 2
        case disclosure = 5
        case circular = 7
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case pushDisclosure = 14
        case badge = 15
        case glass = 16
        public static let rounded = push
        public static let regularSquare = flexiblePush
        public static let texturedSquare = smallSquare
        public static let shadowlessSquare = smallSquare
        public static let texturedRounded = toolbar
        public static let roundRect = accessoryBarAction
        public static let recessed = accessoryBar
        public static let roundedDisclosure = pushDisclosure
        public static let inline = badge
    }
}

@preconcurrency @MainActor open class NSPopUpButton: NSButton {
    open var pullsDown: Bool
    open var autoenablesItems = true
    open var preferredEdge = NSRectEdge.minY
    private var list = NSMenu()
    private var selected = -1

    public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
        pullsDown = flag
        super.init(frame: buttonFrame)
    }

    public override convenience init(frame frameRect: NSRect) {
        self.init(frame: frameRect, pullsDown: false)
    }

    public required init?(coder: NSCoder) {
        pullsDown = false
        super.init(coder: coder)
    }

    open override var menu: NSMenu? {
        get { list }
        set {
            list = newValue ?? NSMenu()
            selected = list.items.isEmpty ? -1 : 0
        }
    }

    open var itemArray: [NSMenuItem] { list.items }
    open var numberOfItems: Int { list.items.count }
    open var itemTitles: [String] { list.items.map(\.title) }
    open var lastItem: NSMenuItem? { list.items.last }
    open var selectedItem: NSMenuItem? { list.item(at: selected) }
    open var indexOfSelectedItem: Int { selected }
    open var titleOfSelectedItem: String? { selectedItem?.title }
    open var selectedTag: Int { selectedItem?.tag ?? -1 }

    open func addItem(withTitle title: String) {
        list.addItem(withTitle: title, action: nil, keyEquivalent: "")
        if selected < 0 { selected = 0 }
    }
    open func addItems(withTitles itemTitles: [String]) {
        for title in itemTitles { addItem(withTitle: title) }
    }
    open func insertItem(withTitle title: String, at index: Int) {
        list.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index)
        if selected < 0 { selected = 0 }
    }
    open func removeItem(withTitle title: String) {
        let index = list.indexOfItem(withTitle: title)
        if index >= 0 { removeItem(at: index) }
    }
    open func removeItem(at index: Int) {
        list.removeItem(at: index)
        selected = min(selected, list.items.count - 1)
    }
    open func removeAllItems() {
        list.removeAllItems()
        selected = -1
    }
    open func item(at index: Int) -> NSMenuItem? { list.item(at: index) }
    open func item(withTitle title: String) -> NSMenuItem? { list.item(withTitle: title) }
    open func itemTitle(at index: Int) -> String { list.item(at: index)?.title ?? "" }
    open func index(of item: NSMenuItem) -> Int { list.index(of: item) }
    open func indexOfItem(withTitle title: String) -> Int { list.indexOfItem(withTitle: title) }
    open func indexOfItem(withTag tag: Int) -> Int { list.indexOfItem(withTag: tag) }
    open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
        list.indexOfItem(withRepresentedObject: obj)
    }
    open func select(_ item: NSMenuItem?) { selected = item.map { list.index(of: $0) } ?? -1 }
    open func selectItem(at index: Int) { selected = list.item(at: index) == nil ? -1 : index }
    open func selectItem(withTitle title: String) { selected = list.indexOfItem(withTitle: title) }
    @discardableResult open func selectItem(withTag tag: Int) -> Bool {
        let index = list.indexOfItem(withTag: tag)
        if index >= 0 { selected = index }
        return index >= 0
    }
    open func setTitle(_ string: String?) { title = string ?? "" }
    open func synchronizeTitleAndSelectedItem() {}
}
