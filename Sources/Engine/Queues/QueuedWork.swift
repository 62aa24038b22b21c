import Lifecycle
import VirtualTime

/// A piece of work that was sent to a queue: it runs once, when its turn comes, unless it is cancelled before.
///
/// Work that is due enters the queue's line and has an appointment in the agenda. While the queue is suspended it stays
/// in the line when its turn comes. The line is in the order in which Dispatch would run the work, so work that waits for
/// the queue (`sync`) runs the line first.
final class QueuedWork {
    private let queue: QueueHandle
    private var block: (() -> Void)?
    private var appointment: Appointment?

    /// The queue outlives its work.
    private init(_ block: @escaping () -> Void, for queue: QueueHandle) {
        self.block = block
        self.queue = queue
        queue.retain()
    }

    /// Sends `block` to `queue`. An instant that has passed means now.
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

    /// True once the work has run or was cancelled.
    var isOver: Bool { block == nil }

    func cancel() {
        guard block.take() != nil else { return }
        appointment?.cancel()
        appointment = nil
        QueueLine.removeFinished(from: queue)
        queue.release()
    }

    // MARK: - Its turn

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

    /// Runs the work ahead of its turn, inside the step that waits for it.
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
    // Keyed by address. A queue with work in its line is retained by the work.
    nonisolated(unsafe) private static var lines: [Pointer: QueueLine] = [:]

    private var works: [QueuedWork] = []
    private var head = 0

    static func hasWork(for queue: QueueHandle) -> Bool { lines[queue.address] != nil }

    fileprivate static func append(_ work: QueuedWork, to queue: QueueHandle) {
        lines[queue.address, default: QueueLine()].works.append(work)
    }

    /// Runs what is in the line now, and not what that sends.
    static func runAhead(of queue: QueueHandle) {
        for work in lines[queue.address]?.waiting ?? [] { work.runAhead() }
    }

    /// Gives everything in the line a new turn, in its order: the queue goes on.
    static func resume(_ queue: QueueHandle) {
        for work in lines[queue.address]?.waiting ?? [] { work.makeAppointment() }
    }

    /// Work mostly finishes at the front, so the front is all that is looked at.
    fileprivate static func removeFinished(from queue: QueueHandle) {
        lines[queue.address]?.removeFinished()
        if lines[queue.address]?.isEmpty ?? false { lines[queue.address] = nil }
    }

    /// Drops the work of all queues, without freeing it.
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
