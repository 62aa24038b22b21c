@preconcurrency @MainActor open class NSDatePicker: NSControl {
    open var dateValue = Date(timeIntervalSinceReferenceDate: 0)
    open var timeInterval: TimeInterval = 0
    open var minDate: Date?
    open var maxDate: Date?
    open var calendar: Calendar?
    open var locale: Locale?
    open var timeZone: TimeZone?
    open var isBordered = true
    open var isBezeled = true
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor
    open var textColor = NSColor.controlTextColor
    open var datePickerStyle = Style.textFieldAndStepper
    open var datePickerMode = Mode.single
    open var datePickerElements: ElementFlags = [.yearMonthDay]
    open var presentsCalendarOverlay = false

    nonisolated public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    nonisolated public enum Mode: UInt, Sendable { case single, range }
    nonisolated public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0xc)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0xe)
        public static let timeZone = ElementFlags(rawValue: 0x10)
        public static let yearMonth = ElementFlags(rawValue: 0xc0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
        public static let era = ElementFlags(rawValue: 0x100)
    }
}

@preconcurrency @MainActor open class NSColorWell: NSControl {
    open var color = NSColor.white
    open var isActive: Bool { false }
    open var isBordered = true
    open var supportsAlpha = true
    open var colorWellStyle = Style.default
    open var image: NSImage?
    public convenience init(style: Style) {
        self.init(frame: .zero)
        colorWellStyle = style
    }
    open func activate(_ exclusive: Bool) {}
    open func deactivate() {}
    open func takeColorFrom(_ sender: Any?) {}
    nonisolated public enum Style: Int, Sendable { case `default`, minimal, expanded }
}

@preconcurrency @MainActor open class NSPathControl: NSControl {
    open var url: URL?
    open var isEditable = false
    open var allowedTypes: [String]?
    open var placeholderString: String?
    open var backgroundColor: NSColor?
    open var pathStyle = Style.standard
    nonisolated public enum Style: Int, Sendable {
        case standard = 0
        case popUp = 2
    }
}

@preconcurrency @MainActor open class NSImageView: NSControl {
    open var image: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment = NSImageAlignment.alignCenter
    open var imageFrameStyle = FrameStyle.none
    open var isEditable = false
    open var animates = true
    open var allowsCutCopyPaste = false
    open var contentTintColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration?

    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }
    nonisolated public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
}

nonisolated public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft,
        alignBottomRight, alignRight
}
