public import Lifecycle

extension Tree {
    public var scenePhase: ScenePhase { EnvironmentValues(ambient).scenePhase }

    /// An app that has just been opened becomes active when its first views have appeared and their tasks wait for something. An
    /// app that is active or in the background stays what it is.
    public func finishLaunch() {
        guard scenePhase == .inactive else { return }
        simulation.whenInstantCloses { self.enter(.active) }
    }

    /// Moves the app to the background or back. Both ways lead through `inactive`, and each step is an update of its
    /// own.
    public func pass(to phase: ScenePhase) {
        guard scenePhase != phase else { return }
        enter(.inactive)
        simulation.afterEverythingDue { self.enter(phase) }
    }

    private func enter(_ phase: ScenePhase) {
        UIApplication.shared.step(from: scenePhase, to: phase)
        var values = EnvironmentValues(ambient)
        values.scenePhase = phase
        setAmbient(values.ambient)
    }
}
