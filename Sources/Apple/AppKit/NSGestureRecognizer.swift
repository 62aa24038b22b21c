/// No gesture is recognized on a Mac app's view, because the course has no mouse.
@preconcurrency @MainActor open class NSGestureRecognizer: NSObject {
    open weak var target: AnyObject?
    open var action: Selector?
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    open internal(set) weak var view: NSView?
    open var state = State.possible
    open var isEnabled = true
    open var name: String?
    open var delaysPrimaryMouseButtonEvents = false
    open var delaysSecondaryMouseButtonEvents = false
    open var delaysKeyEvents = false
    open var allowedTouchTypes: UInt = 0
    open var pressureConfiguration: Any?
    open var modifierFlags: NSEvent.ModifierFlags { [] }

    public init(target: Any?, action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
        super.init()
    }
    public convenience override init() { self.init(target: nil, action: nil) }
    public required init?(coder: NSCoder) { super.init() }

    open func location(in view: NSView?) -> NSPoint { .zero }
    open func reset() { state = .possible }
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func mouseDown(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}

    nonisolated public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = ended
    }
}

@preconcurrency @MainActor public protocol NSGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
}

extension NSGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
}

@preconcurrency @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class NSPanGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfTouchesRequired = 1
    open func translation(in view: NSView?) -> NSPoint { .zero }
    open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
    open func velocity(in view: NSView?) -> NSPoint { .zero }
}

@preconcurrency @MainActor open class NSPressGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 0
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    open var magnification: CGFloat = 0
}

@preconcurrency @MainActor open class NSRotationGestureRecognizer: NSGestureRecognizer {
    open var rotation: CGFloat = 0
    open var rotationInDegrees: CGFloat = 0
}
