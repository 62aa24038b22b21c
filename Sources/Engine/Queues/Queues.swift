// Queues: Dispatch's queues, groups and work items, `Timer` and `RunLoop`, all on the virtual clock.
//
// Apps use Dispatch's and Foundation's own types, which call C functions. The module Queues replaces C functions of
// Dispatch and Foundation: the app host exports `dispatch_async`, `dispatch_after`, `CFRunLoopAddTimer` and others. The
// dynamic linker prefers the executable's symbols to a library's symbols, so the app calls the replaced functions.
// Before `Queues.begin()`, the replaced functions only call the library's functions.
//
// The module Queues depends on the clock (`VirtualTime`) and on scopes (`Lifecycle`), but not on views. Start with this
// file, and then read `QueuedWork` (how work runs), `QueueCalls` and `RunLoopCalls` (functions that apps call), and
// `WaitCalls` (calls that end the app).

import Foundation
import Lifecycle
import VirtualTime
import Wire

typealias Block = @convention(block) () -> Void
typealias Pointer = UnsafeMutableRawPointer

/// Sends work to queues and ends apps that would block.
///
/// All work of all queues runs on one thread, one piece at a time, in the order of the agenda. The agenda keeps
/// Dispatch's promises. Serial queues run work first in, first out, and `sync` runs after all earlier work of the
/// queue. A barrier never waits, because the app's one thread runs one piece of work at a time.
enum Queues {
    nonisolated(unsafe) private(set) static var isVirtual = false
    nonisolated(unsafe) private static var thread: pthread_t?

    /// True on the app's only thread, where a wait would never end. Threads of a library are not the app's thread, and
    /// may wait.
    static var cannotWait: Bool {
        isVirtual && thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    }

    /// Switches queues and timers of the calling thread to the virtual clock for the rest of the process.
    static func begin() {
        isVirtual = true
        thread = pthread_self()
    }

    /// Sends work to a queue. The work keeps the `Scope` of its sender, and no view cancels the work.
    @discardableResult static func send(
        to queue: QueueHandle, at instant: VirtualInstant = .zero, _ block: @escaping Block
    ) -> QueuedWork {
        QueuedWork.send(inScope(block), to: queue, at: instant)
    }

    /// Wraps `block` so that the block later runs in the `Scope` of the current code.
    static func inScope(_ block: @escaping Block) -> Block {
        guard var scope = Scopes.ofNewWork else { return block }
        scope.isUnowned = true
        return { Scopes.enter(scope, block) }
    }

    /// Ends the app because of a call that would block or that has wrong arguments. The app's last message contains the
    /// line of the modifier, action or task that led to the call.
    static func end(_ reason: String) -> Never {
        let place = Scopes.ofNewWork?.location.map { " It is called from \($0)." } ?? ""
        fatalError(reason + place)
    }

    /// Ends the app because a call would block its only thread forever.
    static func refuse(_ call: String, instead: String) -> Never {
        fatalError(
            "\(call) would block forever: the app has one thread, so no other thread can end the wait. \(instead)"
        )
    }
}

/// Makes Dispatch, `Timer` and `RunLoop` follow the virtual clock. The app host calls `beginVirtualQueues` before it
/// opens an answer.
public func beginVirtualQueues() {
    Queues.begin()
}

/// Resets Dispatch's queues for the next app. Work of an earlier app never runs.
public func restartVirtualQueues() {
    QueueLine.startOver()
    WorkItems.startOver()
    GroupNotifications.startOver()
    QueueHandle.startOver()
}

/// Finds the library function that the module Queues replaces.
///
///     static let sync = original("dispatch_sync", as: (@convention(c) (Pointer, Block) -> Void).self)
func original<Function>(_ name: String, as type: Function.Type) -> Function {
    // The handle -1 is glibc's RTLD_NEXT, which searches only the libraries that are loaded after the caller's library.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
        preconditionFailure("this toolchain's libraries have no \(name)")
    }
    return unsafeBitCast(symbol, to: type)
}
