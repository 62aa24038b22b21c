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

    /// Puts work into the agenda. It carries its sender's scope on, and no view will cancel it. Work for a queue that is
    /// suspended has no appointment yet.
    @discardableResult static func send(
        to queue: QueueHandle, at instant: VirtualInstant = .zero, _ block: @escaping Block
    ) -> Appointment? {
        let scoped = inScope(block)
        guard queue.suspensions == 0 || instant > Simulation.shared.now else {
            queue.hold { send(to: queue, scoped) }
            return nil
        }
        queue.retain()
        return Simulation.shared.appoint(at: instant, onMain: queue.isMain) {
            defer { queue.release() }
            if queue.suspensions > 0 {
                queue.hold { send(to: queue, scoped) }
            } else {
                queue.run(scoped)
            }
        }
    }

    /// `block` as somebody will run it later, for whoever sends it now.
    static func inScope(_ block: @escaping Block) -> Block {
        guard var scope = Scopes.ofNewWork else { return block }
        scope.isUnowned = true
        return { Scopes.enter(scope, block) }
    }

    /// Ends the app with the reason. On a device this call would block its thread until another one ends the wait.
    static func refuse(_ call: String, instead: String) -> Never {
        fatalError(
            "\(call) would block, and the course has one thread: nobody could end the wait. \(instead)")
    }
}

typealias Block = @convention(block) () -> Void

/// Makes Dispatch, `Timer` and `RunLoop` follow the shared clock: what the app host calls before an answer is opened.
public func beginVirtualQueues() {
    Queues.begin()
}
