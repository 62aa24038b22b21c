import CommandOutput
import Essentials
import Synchronization
import Workshop

/// Makes Ctrl-C at a prompt cancel the current work, without ending the prompt.
///
/// While the learner types a line, the line editor handles Ctrl-C as a key, so the signal arrives only between lines.
/// The signal handler only writes a byte to a pipe. A thread that reads the pipe cancels the work. `SIG_IGN` is not
/// used, because child programs would inherit the ignored signal.
package enum Conversation {
    private static let work = Mutex<Cancellation?>(nil)
    private static let alarm: BytePipe = {
        let pipe = BytePipe()
        BackgroundThread.start {
            while pipe.wait() { work.withLock { $0 }?.cancel() }
        }
        return pipe
    }()

    /// After `begin`, Ctrl-C only cancels the current work.
    package static func begin() {
        bell = alarm.writing
        signal(SIGINT) { _ in
            let before = errno
            var byte: UInt8 = 0
            _ = write(bell, &byte, 1)
            errno = before
        }
    }

    /// The `Cancellation` of the work that is running; nil if no work is running.
    static var underWay: Cancellation? { work.withLock { $0 } }

    /// Runs work at the prompt until the work ends, or until Ctrl-C cancels the work.
    package static func cancelling<Result>(_ work: (Cancellation) throws -> Result) rethrows -> Result {
        let cancellation = Cancellation()
        // Other code may have replaced the signal handler since `begin`, so the handler is installed again.
        if bell >= 0 { begin() }
        let around = Self.work.withLock { work in
            defer { work = cancellation }
            return work
        }
        defer { Self.work.withLock { $0 = around } }
        return try work(cancellation)
    }

    /// Runs work that returns a partial result after Ctrl-C, at the prompt or in a shell.
    static func stopping<Result>(_ work: (@escaping @Sendable () -> Bool) throws -> Result) rethrows -> Result
    {
        guard bell >= 0 else { return try Interruption.heeded({}, during: work) }
        return try cancelling { cancellation in try work { cancellation.isCancelled } }
    }
}

/// The descriptor to which the signal handler writes; -1 before `Conversation.begin`. `Conversation` sets the
/// descriptor before it installs the handler, and never changes the descriptor later.
private nonisolated(unsafe) var bell: Int32 = -1
