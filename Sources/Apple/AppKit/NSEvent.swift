/// Views receive only the mouse and keyboard events that the app's code creates.
open class NSEvent: NSObject, @unchecked Sendable {
    public let type: EventType
    public let locationInWindow: NSPoint
    public let modifierFlags: ModifierFlags
    public let timestamp: TimeInterval
    public let windowNumber: Int
    public let clickCount: Int
    public let eventNumber: Int
    public let pressure: Float
    public let characters: String?
    public let charactersIgnoringModifiers: String?
    public let isARepeat: Bool
    public let keyCode: UInt16
    public let subtype: EventSubtype
    public let data1: Int
    public let data2: Int

    init(
        _ type: EventType, at location: NSPoint, _ flags: ModifierFlags, _ timestamp: TimeInterval,
        window: Int = 0, clicks: Int = 0, number: Int = 0, pressure: Float = 0, characters: String? = nil,
        plain: String? = nil, isARepeat: Bool = false, keyCode: UInt16 = 0, subtype: Int16 = 0,
        data1: Int = 0, data2: Int = 0
    ) {
        self.type = type
        locationInWindow = location
        modifierFlags = flags
        self.timestamp = timestamp
        windowNumber = window
        clickCount = clicks
        eventNumber = number
        self.pressure = pressure
        self.characters = characters
        charactersIgnoringModifiers = plain
        self.isARepeat = isARepeat
        self.keyCode = keyCode
        self.subtype = EventSubtype(rawValue: subtype) ?? .applicationActivated
        (self.data1, self.data2) = (data1, data2)
        super.init()
    }

    public class func mouseEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
        timestamp time: TimeInterval, windowNumber: Int, context: NSGraphicsContext?, eventNumber: Int,
        clickCount: Int, pressure: Float
    ) -> NSEvent? {
        NSEvent(
            type, at: location, flags, time, window: windowNumber, clicks: clickCount, number: eventNumber,
            pressure: pressure)
    }

    public class func keyEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
        timestamp time: TimeInterval, windowNumber: Int, context: NSGraphicsContext?, characters: String,
        charactersIgnoringModifiers: String, isARepeat: Bool, keyCode: UInt16
    ) -> NSEvent? {
        NSEvent(
            type, at: location, flags, time, window: windowNumber, characters: characters,
            plain: charactersIgnoringModifiers, isARepeat: isARepeat, keyCode: keyCode)
    }

    public class func otherEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
        timestamp time: TimeInterval, windowNumber: Int, context: NSGraphicsContext?, subtype: Int16,
        data1: Int, data2: Int
    ) -> NSEvent? {
        NSEvent(
            type, at: location, flags, time, window: windowNumber, subtype: subtype, data1: data1,
            data2: data2)
    }

    /// The event's window: always nil, because windows receive no events.
    @MainActor @preconcurrency public var window: NSWindow? { nil }
    public var buttonNumber: Int { type == .rightMouseDown || type == .rightMouseUp ? 1 : 0 }
    public var deltaX: CGFloat { 0 }
    public var deltaY: CGFloat { 0 }
    public var deltaZ: CGFloat { 0 }
    public var scrollingDeltaX: CGFloat { 0 }
    public var scrollingDeltaY: CGFloat { 0 }
    public var hasPreciseScrollingDeltas: Bool { false }
    public var isDirectionInvertedFromDevice: Bool { false }
    public var momentumPhase: Phase { [] }
    public var phase: Phase { [] }
    public var magnification: CGFloat { 0 }
    public var rotation: Float { 0 }
    public var stage: Int { 0 }
    public var stageTransition: CGFloat { 0 }
    public var trackingNumber: Int { 0 }
    @MainActor @preconcurrency public var trackingArea: NSTrackingArea? { nil }
    public var specialKey: SpecialKey? {
        charactersIgnoringModifiers?.unicodeScalars.first.map { SpecialKey(rawValue: Int($0.value)) }
            .flatMap { SpecialKey.known.contains($0) ? $0 : nil }
    }
    public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
        modifiers.contains(.shift)
            ? charactersIgnoringModifiers?.uppercased() : charactersIgnoringModifiers
    }

    // MARK: - Current state of mouse and keyboard

    public class var modifierFlags: ModifierFlags { [] }
    public class var mouseLocation: NSPoint { .zero }
    public class var pressedMouseButtons: Int { 0 }
    public class var doubleClickInterval: TimeInterval { 0.5 }
    public class var keyRepeatDelay: TimeInterval { 0.5 }
    public class var keyRepeatInterval: TimeInterval { 0.083 }
    public class var isMouseCoalescingEnabled: Bool { true }
    public class var isSwipeTrackingFromScrollEventsEnabled: Bool { true }
    public class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {}
    public class func stopPeriodicEvents() {}

    /// Adds an event monitor that is never called, because no events occur.
    public class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { NSObject() }

    public class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { NSObject() }

    public class func removeMonitor(_ eventMonitor: Any) {}
}
