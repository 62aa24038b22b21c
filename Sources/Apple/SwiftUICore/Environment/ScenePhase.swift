import Lifecycle

/// Whether the app is in the foreground. Moving the app to the background makes no view disappear.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// The phase that the app's first body reads, before the app becomes active.
struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.inactive
}

extension EnvironmentValues {
    /// The app's phase. Bodies that read the phase run at each change.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
