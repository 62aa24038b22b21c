import Foundation
import VirtualTime
import Wire

/// Sends what has happened to the referee before the app ends for a mistake: what it printed, and the facts.
public enum LastWords {
    /// Sends a last pause. The host sets this once; until then nothing is sent.
    public nonisolated(unsafe) static var speak: (Pause) -> Void = { _ in }

    /// Ends the app for a mistake that it cannot go on from: records the diagnosis, sends everything, and traps with
    /// `message`.
    public static func end(_ kind: Diagnosis.Kind, _ diagnosis: String, _ message: String) -> Never {
        EventLog.shared.diagnose(kind, diagnosis)
        tell()
        fatalError(message)
    }

    private static func tell() {
        speak(Pause(at: Simulation.shared.now, events: EventLog.shared.takeEvents(), nextDeadline: nil))
    }

    /// From now on a trap, such as an index out of range, sends everything before it ends the process.
    ///
    /// The running code raises this signal itself, so most of what a signal handler must not do is safe here. If the app
    /// trapped where it is not safe, nothing is sent, and the alarm ends a handler that hangs.
    public static func heedTraps() {
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                // A second trap from here on, and the trap itself once this returns, ends the process.
                signal(number, SIG_DFL)
                signal(SIGALRM) { _ in raise(SIGKILL) }
                alarm(1)
                LastWords.tell()
            }
        }
    }
}
