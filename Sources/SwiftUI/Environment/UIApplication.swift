/// The notifications that an iPhone app posts when the user leaves it or comes back. Each is posted before
/// `scenePhase` has changed.
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

    /// The notification for a step from one phase to the next, if there is one.
    static func announcement(from old: ScenePhase, to new: ScenePhase) -> Notification.Name? {
        switch (old, new) {
        case (.active, .inactive): willResignActiveNotification
        case (.inactive, .background): didEnterBackgroundNotification
        case (.background, .inactive): willEnterForegroundNotification
        case (.inactive, .active): didBecomeActiveNotification
        case (.active, .background), (.background, .active): nil  // both lead through `inactive`
        case (.active, .active), (.inactive, .inactive), (.background, .background): nil
        }
    }
}

/// The screen of the phone: 393 by 852 points.
@MainActor public final class UIScreen {
    public static let main = UIScreen()

    private init() {}

    public var bounds: CGRect { CGRect(origin: .zero, size: GeometryProxy().size) }
}
