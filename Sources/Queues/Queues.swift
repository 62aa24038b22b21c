// Queues: Dispatch's queues, groups and work items, `Timer` and `RunLoop`, on the one clock.
//
// The types stay those of Dispatch and Foundation. What is replaced are the C functions below them: the app host
// exports its own `dispatch_async`, `dispatch_after`, `CFRunLoopAddTimer` …, and symbols of an executable win over
// those of a library. Until `Queues.begin()` each of them passes its call on to the library.
//
// It knows the clock (`VirtualTime`) and scopes (`Lifecycle`), and no view. Start with this file (how work comes to
// run), then `QueueCalls` (what an app calls), `RunLoopCalls` and `WaitCalls` (what cannot be done, and says so).

import Foundation
import Lifecycle
import VirtualTime
import Wire

/// Work that was handed to a queue, and the rules under which it runs.
///
/// Everything runs on the one thread, a piece of work at a time, in the order of the agenda. That keeps what Dispatch
/// promises: a serial queue is first in, first out, and a barrier has nothing to wait for.
enum Queues {
    nonisolated(unsafe) private(set) static var isVirtual = false

    /// From now on queues and timers follow the shared clock.
    static func begin() {
        isVirtual = true
    }

    /// Why a piece of work does not run now, or never will.
    final class Ticket {
        var isCalledOff = false
    }

    /// Puts work into the agenda. It carries its sender's scope on, and no view will cancel it.
    static func send(
        to queue: QueueHandle, at instant: VirtualInstant = .zero, ticket: Ticket = Ticket(),
        _ block: @escaping Block
    ) {
        guard queue.suspensions == 0 || instant > Simulation.shared.now else {
            return queue.hold { send(to: queue, ticket: ticket, block) }
        }
        let scoped = inScope(block)
        queue.retain()
        Simulation.shared.schedule(
            at: instant, onMain: queue.isMain, unless: { ticket.isCalledOff },
            {
                defer { queue.release() }
                if queue.suspensions > 0 { return queue.hold { send(to: queue, ticket: ticket, block) } }
                queue.run(scoped)
            })
    }

    /// `block` as somebody will run it later, for whoever sends it now.
    static func inScope(_ block: @escaping Block) -> Block {
        guard var scope = Scopes.current else { return block }
        scope.isUnowned = true
        return { Scopes.enter(scope, block) }
    }

    /// Ends the app with the reason: on a device this call would keep the thread waiting, and here there is no other
    /// thread that could end the wait.
    static func refuse(_ call: String, instead: String) -> Never {
        fatalError("\(call) waits for work that only this thread could do. \(instead)")
    }
}

typealias Block = @convention(block) () -> Void

/// Makes Dispatch, `Timer` and `RunLoop` follow the shared clock: what the app host calls before an answer is opened.
public func beginVirtualQueues() {
    Queues.begin()
}
