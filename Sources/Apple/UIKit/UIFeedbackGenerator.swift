// Haptic feedback, which has no effect in the course.

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    public init(view: UIView) { super.init() }
    open func prepare() {}
}

@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    public init(style: FeedbackStyle, view: UIView) { super.init() }
    public override init() { super.init() }

    public func impactOccurred() {}
    public func impactOccurred(at location: CGPoint) {}
    public func impactOccurred(intensity: CGFloat) {}
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public override init() { super.init() }
    public override init(view: UIView) { super.init() }
    public func notificationOccurred(_ type: FeedbackType) {}
    public func notificationOccurred(_ type: FeedbackType, at location: CGPoint) {}
}

@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public override init(view: UIView) { super.init() }
    public func selectionChanged() {}
    public func selectionChanged(at location: CGPoint) {}
}
