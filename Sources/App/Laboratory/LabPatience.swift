import CommandOutput
import Dispatch
import Study
import Synchronization
import Workshop

/// Waits while the app runs a line. After one second, prints a notice. Ctrl-C stops the app, not the lab.
enum LabPatience {
    static func waiting<Result, Fault: Error>(
        for app: RunningApp, _ work: () throws(Fault) -> Result
    ) throws(Fault) -> Result {
        let word = Word()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { word.say() }
        defer { word.end() }
        // Passes errors on in a `Result`, because `rethrows` does not preserve typed errors.
        return try Conversation.cancelling { cancellation in
            app.end(with: cancellation)
            return Swift.Result { () throws(Fault) in try app.alongside(work) }
        }.get()
    }

    /// The notice that the app is still busy. The notice appears at most once, and never after `end`.
    private final class Word: Sendable {
        private enum State { case waiting, said, over }
        private let state = Mutex(State.waiting)

        func say() {
            state.withLock { state in
                guard case .waiting = state else { return }
                state = .said
                Waiting.begin("The app is still busy. Ctrl-C stops it.")
            }
        }

        func end() {
            state.withLock { state in
                if case .said = state { Waiting.end() }
                state = .over
            }
        }
    }
}
