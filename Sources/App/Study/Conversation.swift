import Foundation
import Manners
import Synchronization
import Workshop

/// What Ctrl-C does at a prompt: it ends the work under way and never the conversation.
///
/// The line editor takes Ctrl-C for a key of its own while a line is typed, so the signal comes only in between. A handler
/// may do next to nothing; it writes a byte, and a thread that waits for it does the rest. It is a handler and not
/// `SIG_IGN`, because what is ignored stays ignored in every program that is started from here.
package enum Conversation {
    private static let work = Mutex<Cancellation?>(nil)
    private static let alarm: Pipe = {
        let pipe = Pipe()
        Thread.detachNewThread {
            while true {
                var byte: UInt8 = 0
                guard read(pipe.fileHandleForReading.fileDescriptor, &byte, 1) == 1 else { return }
                work.withLock { $0 }?.cancel()
            }
        }
        return pipe
    }()

    /// From now on Ctrl-C ends no more than the work that is under way.
    package static func begin() {
        bell = alarm.fileHandleForWriting.fileDescriptor
        signal(SIGINT) { _ in
            let before = errno
            var byte: UInt8 = 0
            _ = write(bell, &byte, 1)
            errno = before
        }
    }

    /// What ends the work that is under way; nil where no prompt waits for it.
    static var underWay: Cancellation? { work.withLock { $0 } }

    /// Work that Ctrl-C ends.
    package static func cancelling<Result>(_ work: (Cancellation) throws -> Result) rethrows -> Result {
        let cancellation = Cancellation()
        // Others who asked for the signal in the meantime are done with it.
        if bell >= 0 { begin() }
        let around = Self.work.withLock { work in
            defer { work = cancellation }
            return work
        }
        defer { Self.work.withLock { $0 = around } }
        return try work(cancellation)
    }

    /// Work that Ctrl-C ends before its time, and whose results count all the same, at a prompt or without one.
    static func stopping<Result>(_ work: (@escaping @Sendable () -> Bool) throws -> Result) rethrows -> Result
    {
        guard bell >= 0 else { return try Interruption.heeded({}, during: work) }
        return try cancelling { cancellation in try work { cancellation.isCancelled } }
    }
}

/// Where the signal's handler writes; -1 as long as there is no conversation. It is written before the handler is
/// installed, and with the same number ever after.
private nonisolated(unsafe) var bell: Int32 = -1
