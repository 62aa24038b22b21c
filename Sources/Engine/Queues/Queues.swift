// Queues: Dispatch's queues, groups and work items, `Timer` and `RunLoop`, on the one clock.
//
// The types stay those of Dispatch and Foundation. What is replaced are the C functions below them: the app host
// exports its own `dispatch_async`, `dispatch_after`, `CFRunLoopAddTimer` …, and symbols of an executable win over
// those of a library. Until `Queues.begin()` each of them passes its call on to the library.
//
// It knows the clock (`VirtualTime`) and scopes (`Lifecycle`), and no view. Start with this file, then `QueuedWork` (how
// work comes to run), `QueueCalls` (what an app calls), `RunLoopCalls` and `WaitCalls` (which calls end the app).

import Foundation
import Lifecycle
import VirtualTime
import Wire

typealias Block = @convention(block) () -> Void
typealias Pointer = UnsafeMutableRawPointer

/// Work that was handed to a queue, and the rules under which it runs.
///
/// Everything runs on the one thread, a piece of work at a time, in the order of the agenda. So it keeps what Dispatch
/// promises: a serial queue is first in, first out, a barrier has nothing to wait for, and `sync` comes after everything
/// that was sent before it.
enum Queues {
    nonisolated(unsafe) private(set) static var isVirtual = false
    nonisolated(unsafe) private static var thread: pthread_t?

    /// True where a wait would never end: on the app's one thread. What a library does on its own thread may wait.
    static var cannotWait: Bool {
        isVirtual && thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    }

    /// Switches queues and timers to the shared clock, for the calling thread. Cannot be undone.
    static func begin() {
        isVirtual = true
        thread = pthread_self()
    }

    /// Sends work to a queue. It carries its sender's scope on, and no view will cancel it.
    @discardableResult static func send(
        to queue: QueueHandle, at instant: VirtualInstant = .zero, _ block: @escaping Block
    ) -> QueuedWork {
        QueuedWork.send(inScope(block), to: queue, at: instant)
    }

    /// `block`, which will run under the scope of the code that sends it now.
    static func inScope(_ block: @escaping Block) -> Block {
        guard var scope = Scopes.ofNewWork else { return block }
        scope.isUnowned = true
        return { Scopes.enter(scope, block) }
    }

    /// Ends the app for a call that it makes, and names the line of the modifier, action or task that led to it.
    static func end(_ reason: String) -> Never {
        let place = Scopes.ofNewWork?.location.map { " It is called from \($0)." } ?? ""
        fatalError(reason + place)
    }

    /// Ends the app with the reason. On a device this call would block its thread until another thread ends the wait.
    static func refuse(_ call: String, instead: String) -> Never {
        fatalError(
            "\(call) would block, and the course has one thread: no other could end the wait. \(instead)")
    }
}

/// Makes Dispatch, `Timer` and `RunLoop` follow the shared clock. The app host calls this before it opens an answer.
public func beginVirtualQueues() {
    Queues.begin()
}

/// Puts Dispatch's queues back to what they are before an app has used any. None of the work that waits will run.
public func restartVirtualQueues() {
    QueueLine.startOver()
    WorkItems.startOver()
    GroupNotifications.startOver()
    QueueHandle.startOver()
}

/// The library's own function behind one that this module replaces.
///
///     static let sync = original("dispatch_sync", as: (@convention(c) (Pointer, Block) -> Void).self)
func original<Function>(_ name: String, as type: Function.Type) -> Function {
    // glibc's RTLD_NEXT: the next library after the one that asks.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
        preconditionFailure("this toolchain's libraries have no \(name)")
    }
    return unsafeBitCast(symbol, to: type)
}
