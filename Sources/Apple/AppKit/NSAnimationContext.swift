import Lifecycle

/// Animated values change at once, because the course draws no animations.
@preconcurrency @MainActor open class NSAnimationContext: NSObject {
    open class var current: NSAnimationContext { Singletons.shared { NSAnimationContext() } }
    open var duration: TimeInterval = 0.25
    open var allowsImplicitAnimation = false
    open var timingFunction: CAMediaTimingFunction?
    open var completionHandler: (() -> Void)?
    override init() { super.init() }

    open class func beginGrouping() {}
    open class func endGrouping() {
        let end = current.completionHandler
        current.completionHandler = nil
        end?()
    }

    /// Runs the block of changes at once, and the completion handler on a later turn of the main queue.
    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        changes(NSAnimationContext())
        guard let completionHandler else { return }
        let end = UncheckedBox(completionHandler)
        DispatchQueue.main.async { end.value() }
    }

    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        changes(NSAnimationContext())
    }
}

public typealias NSAnimatablePropertyKey = String

@preconcurrency @MainActor public protocol NSAnimatablePropertyContainer {
    func animator() -> Self
}
extension NSView: NSAnimatablePropertyContainer {}
