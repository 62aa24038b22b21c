// Queues: Dispatch's queues, groups and work items, `Timer` and `RunLoop`, all on the virtual clock.
//
// The types remain those of Dispatch and Foundation. This module replaces the C functions below them: the app
// host exports its own `dispatch_async`, `dispatch_after`, `CFRunLoopAddTimer` and others. An executable's
// symbols win over a library's. Until `Queues.begin()` each function forwards its call to the library.
//
// This module knows the clock (`VirtualTime`) and scopes (`Lifecycle`), but no views. Start with this file,
// then read `QueuedWork` (how work gets to run), `QueueCalls` (what an app calls), `RunLoopCalls` and
// `WaitCalls` (which calls end the app).

import Foundation
import Lifecycle
import VirtualTime
import Wire

typealias Block = @convention(block) () -> Void
typealias Pointer = UnsafeMutableRawPointer

/// Queued work, and the rules for running it.
///
/// Everything runs on one thread, one piece of work at a time, in the order of the agenda. So it keeps
/// Dispatch's promises: a serial queue is first in, first out; a barrier has nothing to wait for; `sync` runs
/// after everything that was sent before it.
enum Queues {
    nonisolated(unsafe) private(set) static var isVirtual = false
    nonisolated(unsafe) private static var thread: pthread_t?

    /// True on the app's one thread, where a wait would never end. A library may wait on its own threads.
    static var cannotWait: Bool {
        isVirtual && thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    }

    /// Switches queues and timers of the calling thread to the virtual clock. Cannot be undone.
    static func begin() {
        isVirtual = true
        thread = pthread_self()
    }

    /// Sends work to a queue. The work runs under its sender's scope, and no view cancels it.
    @discardableResult static func send(
        to queue: QueueHandle, at instant: VirtualInstant = .zero, _ block: @escaping Block
    ) -> QueuedWork {
        QueuedWork.send(inScope(block), to: queue, at: instant)
    }

    /// Wraps `block` so that it later runs under the scope of the code that sends it now.
    static func inScope(_ block: @escaping Block) -> Block {
        guard var scope = Scopes.ofNewWork else { return block }
        scope.isUnowned = true
        return { Scopes.enter(scope, block) }
    }

    /// Ends the app because of a call it makes. The message names the line of the modifier, action or
    /// task that led to the call.
    static func end(_ reason: String) -> Never {
        let place = Scopes.ofNewWork?.location.map { " It is called from \($0)." } ?? ""
        fatalError(reason + place)
    }

    /// Ends the app because of a call that blocks. On a device, another thread would end the wait.
    static func refuse(_ call: String, instead: String) -> Never {
        fatalError(
            "\(call) would block forever: the app has one thread, so no other thread can end the wait. \(instead)"
        )
    }
}

/// Makes Dispatch, `Timer` and `RunLoop` follow the virtual clock. The app host calls this
/// before it opens an answer.
public func beginVirtualQueues() {
    Queues.begin()
}

/// Resets Dispatch's queues for the next app. Waiting work never runs.
public func restartVirtualQueues() {
    QueueLine.startOver()
    WorkItems.startOver()
    GroupNotifications.startOver()
    QueueHandle.startOver()
}

/// The library's own function that this module replaces.
///
///     static let sync = original("dispatch_sync", as: (@convention(c) (Pointer, Block) -> Void).self)
func original<Function>(_ name: String, as type: Function.Type) -> Function {
    // -1 is glibc's RTLD_NEXT: searches the libraries after the caller's own.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
        preconditionFailure("this toolchain's libraries have no \(name)")
    }
    return unsafeBitCast(symbol, to: type)
}
