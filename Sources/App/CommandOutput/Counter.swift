import Essentials
import Synchronization

/// A progress line that appears only at a terminal. `show` is safe to call on any thread.
package final class Counter: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    private let hasLine = Mutex(false)

    package init() {}

    package func show(_ words: String) {
        guard isShown else { return }
        hasLine.withLock { hasLine in
            hasLine = true
            Output.hint(overLine: words)
        }
    }

    package func end() {
        hasLine.withLock { hasLine in
            if hasLine { Output.hint(overLine: "") }
            hasLine = false
        }
    }
}
