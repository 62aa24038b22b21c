/// A finger on the screen. None comes from outside: scenarios speak to SwiftUI's views.
@preconcurrency @MainActor open class UITouch: NSObject {
    nonisolated public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .cancelled }
    open var tapCount: Int { 0 }
    open var force: CGFloat { 0 }
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What fingers do.
@preconcurrency @MainActor open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { 0 }
}
