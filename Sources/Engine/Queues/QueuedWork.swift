import Lifecycle
import VirtualTime

/// A piece of work that was sent to a queue, and runs once, at its appointment, unless it is cancelled first.
///
/// When work becomes due, it enters its queue's line and gets an appointment in the agenda. If the queue is suspended
/// at the appointment, the work stays in the queue's line. A queue's line has the order in which Dispatch would run the
/// work, so `sync` runs the whole line first.
final class QueuedWork {
    private let queue: QueueHandle
    private var block: (() -> Void)?
    private var appointment: Appointment?

    /// Queued work keeps its queue alive.
    private init(_ block: @escaping () -> Void, for queue: QueueHandle) {
        self.block = block
        self.queue = queue
        queue.retain()
    }

    /// Sends `block` to `queue`; an instant in the past means now.
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

    /// Runs the work early, because the running code waits for it.
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
    // Each queue's line of waiting work, by the queue's address. The work in a line retains the queue, so the
    // address stays valid.
    nonisolated(unsafe) private static var lines: [Pointer: QueueLine] = [:]

    private var works: [QueuedWork] = []
    private var head = 0

    static func hasWork(for queue: QueueHandle) -> Bool { lines[queue.address] != nil }

    fileprivate static func append(_ work: QueuedWork, to queue: QueueHandle) {
        lines[queue.address, default: QueueLine()].works.append(work)
    }

    /// Runs the work that is in the line now, but no work that is added meanwhile.
    static func runAhead(of queue: QueueHandle) {
        for work in lines[queue.address]?.waiting ?? [] { work.runAhead() }
    }

    /// Resumes a queue: gives all work in its line a new appointment, in order.
    static func resume(_ queue: QueueHandle) {
        for work in lines[queue.address]?.waiting ?? [] { work.makeAppointment() }
    }

    /// Removes finished work only from the front of the line, where most work finishes.
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
