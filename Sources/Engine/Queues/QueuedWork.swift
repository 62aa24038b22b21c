import Lifecycle
import VirtualTime

/// A piece of work that the app has sent to a queue. The work runs once, unless it is cancelled.
///
/// Work that becomes due joins its queue's waiting work, and is scheduled in the agenda. If the queue is suspended
/// when the work would run, the work keeps waiting. The waiting work of a queue has Dispatch's order, so `sync`
/// first runs all waiting work.
final class QueuedWork {
    private let queue: QueueHandle
    private var block: (() -> Void)?
    private var appointment: Appointment?

    private init(_ block: @escaping () -> Void, for queue: QueueHandle) {
        self.block = block
        self.queue = queue
        queue.retain()
    }

    /// Sends `block` to `queue`. If the instant is in the past, the block runs now.
    static func send(_ block: @escaping Block, to queue: QueueHandle, at instant: VirtualInstant)
        -> QueuedWork
    {
        let work = QueuedWork(block, for: queue)
        if instant > Simulation.shared.now {
            work.appointment = Simulation.shared.appoint(at: instant, onMain: queue.isMain) {
                work.becomeDue()
            }
        } else {
            work.enterLine()
        }
        return work
    }

    /// True once the work has run or been cancelled.
    var isOver: Bool { block == nil }

    func cancel() {
        guard block.take() != nil else { return }
        appointment?.cancel()
        appointment = nil
        QueueLine.removeFinished(from: queue)
        queue.release()
    }

    // MARK: - Running at its turn

    private func becomeDue() {
        if queue.isSuspended || QueueLine.hasWork(for: queue) { enterLine() } else { run() }
    }

    private func enterLine() {
        QueueLine.append(self, to: queue)
        makeAppointment()
    }

    fileprivate func makeAppointment() {
        appointment?.cancel()
        appointment = Simulation.shared.appoint(at: .zero, onMain: queue.isMain) {
            if !self.queue.isSuspended { self.run() }
        }
    }

    /// Runs the work before its scheduled time, because the running code waits for this work.
    fileprivate func runAhead() {
        appointment?.cancel()
        Simulation.shared.runAhead(onMain: queue.isMain) {
            Scopes.outsideOfBodies { run() }
        }
    }

    private func run() {
        guard let block = block.take() else { return }
        appointment = nil
        QueueLine.removeFinished(from: queue)
        queue.run(block)
        queue.release()
    }
}

/// The work of one queue that is due and has not run, first in, first out.
struct QueueLine {
    // Maps a queue's address to the queue's waiting work. Waiting work retains its queue, so the address stays
    // valid.
    nonisolated(unsafe) private static var lines: [Pointer: QueueLine] = [:]

    private var works: [QueuedWork] = []
    private var head = 0

    static func hasWork(for queue: QueueHandle) -> Bool { lines[queue.address] != nil }

    fileprivate static func append(_ work: QueuedWork, to queue: QueueHandle) {
        lines[queue.address, default: QueueLine()].works.append(work)
    }

    /// Runs all work that waits now, but no work that is added meanwhile.
    static func runAhead(of queue: QueueHandle) {
        for work in lines[queue.address]?.waiting ?? [] { work.runAhead() }
    }

    /// After a suspension, schedules all waiting work of the queue again, in order.
    static func resume(_ queue: QueueHandle) {
        for work in lines[queue.address]?.waiting ?? [] { work.makeAppointment() }
    }

    /// Removes finished work from the front only, because most work finishes there.
    fileprivate static func removeFinished(from queue: QueueHandle) {
        lines[queue.address]?.removeFinished()
        if lines[queue.address]?.isEmpty ?? false { lines[queue.address] = nil }
    }

    /// Removes the work of all queues without freeing its memory.
    static func startOver() {
        Leftovers.keep(lines)
        lines = [:]
    }

    private var isEmpty: Bool { head == works.count }

    private var waiting: [QueuedWork] { works[head...].filter { !$0.isOver } }

    private mutating func removeFinished() {
        while head < works.count, works[head].isOver { head += 1 }
        if head >= 1024, head * 2 >= works.count {
            works.removeFirst(head)
            head = 0
        }
    }
}
