import Foundation
import VirtualTime
import Wire

/// Before a mistake ends the app, sends the referee what the app printed and all recorded facts.
public enum LastWords {
    /// Sends a last pause. The host sets this once; until then nothing is sent.
    public nonisolated(unsafe) static var speak: (Pause) -> Void = { _ in }

    /// Ends the app after a mistake from which it cannot recover: records the diagnosis, sends everything,
    /// and traps with `message`.
    public static func end(_ kind: Diagnosis.Kind, _ diagnosis: String, _ message: String) -> Never {
        EventLog.shared.diagnose(kind, diagnosis)
        tell()
        fatalError(message)
    }

    private static func tell() {
        speak(Pause(at: Simulation.shared.now, events: EventLog.shared.takeEvents(), nextDeadline: nil))
    }

    /// Installs a handler that sends everything before a trap, such as an index out of
    /// range, ends the process.
    ///
    /// The running code raises this signal itself, so most operations that are unsafe in a signal
    /// handler are safe here. If the app trapped in an unsafe place, nothing is sent, and the alarm
    /// ends a handler that hangs.
    public static func heedTraps() {
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                // A second trap ends the process. The first trap ends it too, once this handler returns.
                signal(number, SIG_DFL)
                signal(SIGALRM) { _ in raise(SIGKILL) }
                alarm(1)
                LastWords.tell()
            }
        }
    }
}
