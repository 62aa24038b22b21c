import Foundation
import VirtualTime
import Wire

/// Sends the app's output and all recorded facts to the referee before a mistake ends the app.
public enum LastWords {
    /// Sends a last `Pause` with all events to the referee. The host sets `speak` once.
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
    /// A trap comes from the running instruction, not at a random moment, so the handler may do more than most signal
    /// handlers. An alarm kills the process if the handler hangs, for example after a trap inside `malloc`.
    public static func heedTraps() {
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                // When the signal has its default action again, the next trap ends the process. After the handler returns, the same
                // instruction traps again.
                signal(number, SIG_DFL)
                signal(SIGALRM) { _ in raise(SIGKILL) }
                alarm(1)
                LastWords.tell()
            }
        }
    }
}
