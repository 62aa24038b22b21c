import Lifecycle

/// Whether the app is in the foreground. No view disappears when the app goes to the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
    /// The phase of the app. Bodies that read it run at each step.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension Tree {
    public var scenePhase: ScenePhase { EnvironmentValues(ambient).scenePhase }

    /// Moves the app to the background or back. Both ways lead through `inactive`, and each step is an update of its
    /// own.
    public func pass(to phase: ScenePhase) {
        guard scenePhase != phase else { return }
        enter(.inactive)
        simulation.afterEverythingDue { self.enter(phase) }
    }

    private func enter(_ phase: ScenePhase) {
        if let name = UIApplication.announcement(from: scenePhase, to: phase) {
            NotificationCenter.default.post(name: name, object: nil)
        }
        var values = EnvironmentValues(ambient)
        values.scenePhase = phase
        setAmbient(values.ambient)
    }
}
