import VirtualTime
import Wire

/// Ends the app for a mistake of its author that there is no going on from, and sees to it that what happened
/// until then is known.
public enum LastWords {
    /// Tells the world what has happened since it last asked.
    public nonisolated(unsafe) static var speak: (Pause) -> Void = { _ in }

    public static func end(_ kind: Diagnosis.Kind, _ diagnosis: String, _ message: String) -> Never {
        Journal.shared.diagnose(kind, diagnosis)
        speak(Pause(at: Simulation.shared.now, events: Journal.shared.takeEvents(), nextDeadline: nil))
        fatalError(message)
    }
}
