import Foundation
import VirtualTime
import Wire

/// Sends the app's output and all recorded facts to the referee before a mistake ends the app.
public enum LastWords {
    /// Sends a last `Pause`, which contains all events, to the referee; the host sets `speak` once.
    public nonisolated(unsafe) static var speak: (Pause) -> Void = { _ in }

    /// Ends the app after a mistake: records the diagnosis, sends all events, and traps with `message`.
    public static func end(_ kind: Diagnosis.Kind, _ diagnosis: String, _ message: String) -> Never {
        EventLog.shared.diagnose(kind, diagnosis)
        tell()
        fatalError(message)
    }

    private static func tell() {
        speak(Pause(at: Simulation.shared.now, events: EventLog.shared.takeEvents(), nextDeadline: nil))
    }

    /// Installs a handler that sends all events before a trap, such as an index out of range, ends the
    /// process.
    ///
    /// The running code itself causes the trap's signal, so the handler may do more than most signal handlers. If the
    /// app trapped in unsafe code, such as inside `malloc`, an alarm ends the handler.
    public static func heedTraps() {
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                // A second trap ends the process at once, and the first trap ends it when this handler returns.
                signal(number, SIG_DFL)
                signal(SIGALRM) { _ in raise(SIGKILL) }
                alarm(1)
                LastWords.tell()
            }
        }
    }
}
