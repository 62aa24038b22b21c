import Foundation
import VirtualTime
import Wire

/// Sees to it that what happened until the app's end is known: what it printed before it crashed, and all that led there.
public enum LastWords {
    /// Tells the world what has happened since it last asked.
    public nonisolated(unsafe) static var speak: (Pause) -> Void = { _ in }

    /// Ends the app for a mistake of its author that there is no going on from.
    public static func end(_ kind: Diagnosis.Kind, _ diagnosis: String, _ message: String) -> Never {
        EventLog.shared.diagnose(kind, diagnosis)
        tell()
        fatalError(message)
    }

    private static func tell() {
        speak(Pause(at: Simulation.shared.now, events: EventLog.shared.takeEvents(), nextDeadline: nil))
    }

    /// A trap, such as an index out of range, ends the app in the middle of a line.
    ///
    /// It is a signal that the running code gives itself, so most of what may not be done while a signal is handled may
    /// be done here. If the app trapped where that is not so, nothing is told, and the alarm ends what would wait for ever.
    public static func heedTraps() {
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                // Whatever goes wrong from here on, and the trap itself once this returns, ends the process.
                signal(number, SIG_DFL)
                signal(SIGALRM) { _ in kill(getpid(), SIGKILL) }
                alarm(1)
                LastWords.tell()
            }
        }
    }
}
