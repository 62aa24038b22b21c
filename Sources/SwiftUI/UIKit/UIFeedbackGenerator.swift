// Taps that a hand feels. Nothing is felt here.

@preconcurrency @MainActor open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    public override init() { super.init() }

    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public enum FeedbackType: Int, Sendable { case success, warning, error }

    public override init() { super.init() }
    public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public func selectionChanged() {}
}
