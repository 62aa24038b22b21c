import Dispatch
import Manners
import Study
import Synchronization
import Workshop

/// While the app does what a line says: after a second a word that it does, and Ctrl-C ends the app and not the session.
enum LabPatience {
    static func waiting<Result, Fault: Error>(
        for app: RunningApp, _ work: () throws(Fault) -> Result
    ) throws(Fault) -> Result {
        let word = Word()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { word.say() }
        defer { word.end() }
        // `rethrows` knows no typed errors.
        return try Conversation.cancelling { cancellation in
            app.end(with: cancellation)
            return Swift.Result { () throws(Fault) in try app.alongside(work) }
        }.get()
    }

    /// Said at most once, and never after its end.
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
