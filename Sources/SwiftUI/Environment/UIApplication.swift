/// An iPhone app as the system speaks of it: what it announces when the user leaves it or comes back.
public final class UIApplication {
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")

    private init() {}

    /// What is announced on the way from one phase to the next.
    static func announcement(from old: ScenePhase, to new: ScenePhase) -> Notification.Name? {
        switch (old, new) {
        case (.active, .inactive): willResignActiveNotification
        case (.inactive, .background): didEnterBackgroundNotification
        case (.background, .inactive): willEnterForegroundNotification
        case (.inactive, .active): didBecomeActiveNotification
        default: nil
        }
    }
}

/// The screen of the one phone that everything is shown on.
@MainActor public final class UIScreen {
    public static let main = UIScreen()

    private init() {}

    public var bounds: CGRect { CGRect(origin: .zero, size: GeometryProxy().size) }
}
