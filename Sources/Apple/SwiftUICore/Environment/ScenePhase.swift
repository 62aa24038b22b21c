import Lifecycle

/// Whether the app is in the foreground. No view disappears when the app moves to the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// The scene phase that the app's first body reads, before the app becomes active.
struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.inactive
}

extension EnvironmentValues {
    /// Bodies that read the scene phase run again at each change of the phase.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
