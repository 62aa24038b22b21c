import Lifecycle

/// A UIKit control, which the user cannot touch. The app's code can send the actions of a control.
@preconcurrency @MainActor open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    open var role = UIRole.normal

    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    private enum Work {
        case action(UIAction)
        case method(_Unkept, Selector)
    }

    private var works: [(work: Work, events: Event)] = []

    open func addAction(_ action: UIAction, for events: Event) {
        works.append((.action(action), events))
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        works.removeAll {
            if case .action(let one) = $0.work {
                one === action && !$0.events.isDisjoint(with: events)
            } else {
                false
            }
        }
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        works.removeAll {
            if case .action(let one) = $0.work {
                one.identifier == identifier && !$0.events.isDisjoint(with: events)
            } else {
                false
            }
        }
    }

    /// Keeps only a weak reference to the target. With a nil target, the action goes to the first responder with
    /// the method, starting at this control.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        works.append((.method(_Unkept(target), action), events))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let old = target.map { $0 as AnyObject }
        works.removeAll {
            guard case .method(let one, let method) = $0.work, !$0.events.isDisjoint(with: events) else {
                return false
            }
            return (old == nil || one.object === old) && (action == nil || method == action)
        }
    }

    open var allTargets: Set<AnyHashable> {
        Set(
            works.compactMap {
                if case .method(let one, _) = $0.work { one.object as? AnyHashable } else { nil }
            })
    }
    open var allControlEvents: Event { works.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs the control's actions for `events`.
    open func sendActions(for events: Event) {
        for entry in works where !entry.events.isDisjoint(with: events) {
            switch entry.work {
            case .action(let action): sendAction(action)
            case .method(let target, let method): target.tell(method, of: self, around: self)
            }
        }
    }

    open func sendAction(_ action: UIAction) { action.handler(action) }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _Unkept(target).tell(action, of: self, around: self)
    }

    /// Runs the actions that a tap on the control runs.
    open func performPrimaryAction() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}

public enum UIRole: Int, Sendable { case normal, primary, cancel, destructive }

/// A weak reference to the target of an action.
@MainActor final class _Unkept {
    private(set) weak var object: AnyObject?
    private let isGiven: Bool

    init(_ target: Any?) {
        isGiven = target != nil
        object = target.map { $0 as AnyObject }
    }

    /// Calls the action's method on the target, unless the target has been released. Without a target, calls the method
    /// on the next responder in the chain that has the method.
    @discardableResult func tell(_ method: Selector, of sender: Any?, around first: UIResponder? = nil)
        -> Bool
    {
        if isGiven { return object.map { method.call(on: $0, sender, UIEvent()) } ?? false }
        if first == nil { return method.call(on: nil as Any?, sender, UIEvent()) }
        var responder = first
        while let one = responder {
            if method.call(on: one, sender, UIEvent()) { return true }
            responder = one.next
        }
        return false
    }
}
