import Lifecycle

/// Whether the app is in the foreground. No view disappears when the app goes to the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// The phase before an app is opened, which its first body reads.
struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.inactive
}

extension EnvironmentValues {
    /// The phase of the app. Bodies that read it run at each step.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
