extension NSEvent {
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        case mouseMoved = 5
        case leftMouseDragged = 6
        case rightMouseDragged = 7
        case mouseEntered = 8
        case mouseExited = 9
        case keyDown = 10
        case keyUp = 11
        case flagsChanged = 12
        case appKitDefined = 13
        case systemDefined = 14
        case applicationDefined = 15
        case periodic = 16
        case cursorUpdate = 17
        case rotate = 18
        case beginGesture = 19
        case endGesture = 20
        case scrollWheel = 22
        case tabletPoint = 23
        case tabletProximity = 24
        case otherMouseDown = 25
        case otherMouseUp = 26
        case otherMouseDragged = 27
        case gesture = 29
        case magnify = 30
        case swipe = 31
        case smartMagnify = 32
        case quickLook = 33
        case pressure = 34
        case directTouch = 37
        case changeMode = 38
    }

    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
        public static let mouseEntered = EventTypeMask(type: .mouseEntered)
        public static let mouseExited = EventTypeMask(type: .mouseExited)
        public static let keyDown = EventTypeMask(type: .keyDown)
        public static let keyUp = EventTypeMask(type: .keyUp)
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        public static let appKitDefined = EventTypeMask(type: .appKitDefined)
        public static let systemDefined = EventTypeMask(type: .systemDefined)
        public static let applicationDefined = EventTypeMask(type: .applicationDefined)
        public static let periodic = EventTypeMask(type: .periodic)
        public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
        public static let rotate = EventTypeMask(type: .rotate)
        public static let beginGesture = EventTypeMask(type: .beginGesture)
        public static let endGesture = EventTypeMask(type: .endGesture)
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        public static let tabletPoint = EventTypeMask(type: .tabletPoint)
        public static let tabletProximity = EventTypeMask(type: .tabletProximity)
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
        public static let gesture = EventTypeMask(type: .gesture)
        public static let magnify = EventTypeMask(type: .magnify)
        public static let swipe = EventTypeMask(type: .swipe)
        public static let smartMagnify = EventTypeMask(type: .smartMagnify)
        public static let pressure = EventTypeMask(type: .pressure)
        public static let directTouch = EventTypeMask(type: .directTouch)
        public static let changeMode = EventTypeMask(type: .changeMode)
        public static let any = EventTypeMask(rawValue: .max)
    }

    public enum EventSubtype: Int16, Sendable {
        case applicationActivated = 1
        case applicationDeactivated = 2
        case windowMoved = 4
        case screenChanged = 8
        case touch = 3
    }

    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let began = Phase(rawValue: 1)
        public static let stationary = Phase(rawValue: 2)
        public static let changed = Phase(rawValue: 4)
        public static let ended = Phase(rawValue: 8)
        public static let cancelled = Phase(rawValue: 16)
        public static let mayBegin = Phase(rawValue: 32)
    }

    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
    }

    /// A key that types no letter, such as an arrow key.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? " " }

        public static let upArrow = SpecialKey(rawValue: 0xf700)
        public static let downArrow = SpecialKey(rawValue: 0xf701)
        public static let leftArrow = SpecialKey(rawValue: 0xf702)
        public static let rightArrow = SpecialKey(rawValue: 0xf703)
        public static let f1 = SpecialKey(rawValue: 0xf704)
        public static let f2 = SpecialKey(rawValue: 0xf705)
        public static let f3 = SpecialKey(rawValue: 0xf706)
        public static let f4 = SpecialKey(rawValue: 0xf707)
        public static let f5 = SpecialKey(rawValue: 0xf708)
        public static let f6 = SpecialKey(rawValue: 0xf709)
        public static let f7 = SpecialKey(rawValue: 0xf70a)
        public static let f8 = SpecialKey(rawValue: 0xf70b)
        public static let f9 = SpecialKey(rawValue: 0xf70c)
        public static let f10 = SpecialKey(rawValue: 0xf70d)
        public static let f11 = SpecialKey(rawValue: 0xf70e)
        public static let f12 = SpecialKey(rawValue: 0xf70f)
        public static let insert = SpecialKey(rawValue: 0xf727)
        public static let deleteForward = SpecialKey(rawValue: 0xf728)
        public static let home = SpecialKey(rawValue: 0xf729)
        public static let begin = SpecialKey(rawValue: 0xf72a)
        public static let end = SpecialKey(rawValue: 0xf72b)
        public static let pageUp = SpecialKey(rawValue: 0xf72c)
        public static let pageDown = SpecialKey(rawValue: 0xf72d)
        public static let enter = SpecialKey(rawValue: 0x03)
        public static let backspace = SpecialKey(rawValue: 0x08)
        public static let tab = SpecialKey(rawValue: 0x09)
        public static let newline = SpecialKey(rawValue: 0x0a)
        public static let carriageReturn = SpecialKey(rawValue: 0x0d)
        public static let backTab = SpecialKey(rawValue: 0x19)
        public static let delete = SpecialKey(rawValue: 0x7f)

        static let known: Set<SpecialKey> = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10,
            .f11, .f12, .insert, .deleteForward, .home, .begin, .end, .pageUp, .pageDown, .enter, .backspace,
            .tab, .newline, .carriageReturn, .backTab, .delete,
        ]
    }
}
