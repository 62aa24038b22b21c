/// Whether the app is in front of the user. Going to the background makes no view disappear.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
