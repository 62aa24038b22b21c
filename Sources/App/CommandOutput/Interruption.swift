import CommandLine
import Dispatch
import Essentials
import Synchronization

/// Lets work check for Ctrl-C and the system's termination signals.
///
/// The first signal asks the work to end cleanly, the second ends the program at once. A signal that was ignored when the
/// program started, as under `nohup`, stays ignored.
package enum Interruption {
    private final class Count: Sendable {
        let signals = Mutex(0)
    }

    /// - Parameters:
    ///   - first: called once, at the first signal.
    ///   - work: receives a function that returns true after the first signal.
    package static func heeded<Result>(
        _ first: @escaping @Sendable () -> Void,
        during work: (@escaping @Sendable () -> Bool) throws -> Result
    ) rethrows -> Result {
        let count = Count()
        let queue = DispatchQueue(label: "interruption")
        let sources = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                let isFirst = count.signals.withLock { signals in
                    signals += 1
                    return signals == 1
                }
                if isFirst { first() } else { _exit(ExitStatus.interrupted.rawValue) }
            }
            source.resume()
            return source
        }
        // A signal source receives signals only while the source exists.
        return try withExtendedLifetime(sources) {
            try work { count.signals.withLock { $0 > 0 } }
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var current = sigaction()
        sigaction(number, nil, &current)
        let handler = current.__sigaction_handler.sa_handler
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
