public import Lifecycle

extension Tree {
    public var scenePhase: ScenePhase { EnvironmentValues(ambient).scenePhase }

    /// Makes a launched app active, after the app's first views have appeared and the views' tasks are
    /// waiting. Does nothing if the app is already in the active or background phase.
    public func finishLaunch() {
        guard scenePhase == .inactive else { return }
        simulation.whenInstantCloses { self.enter(.active) }
    }

    /// Moves the app to the background or back to the foreground, with `inactive` as the phase between. Each
    /// change of the scene phase is a separate update.
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
