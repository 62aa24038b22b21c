import Dispatch
import Synchronization
import Workshop

/// A piece of a proof's work, such as the runs of one answer. Pieces of work run at the same time, on any thread. Each
/// piece of work returns the number of its runs.
struct Work: Sendable {
    private let body: @Sendable () throws(MachineFault) -> Int

    init(_ body: @escaping @Sendable () throws(MachineFault) -> Int) { self.body = body }

    fileprivate struct State {
        var next = 0
        var advance: CourseProof.Advance
        var fault: MachineFault?
    }

    /// Distributes the pieces of work, in order, over `jobs` threads. After a machine fault, no further piece of work
    /// starts.
    static func perform(
        _ pieces: [Work], jobs: Int, advanced: @Sendable (CourseProof.Advance) -> Void
    ) throws(MachineFault) {
        let state = Mutex(State(advance: CourseProof.Advance(done: 0, total: pieces.count, plays: 0)))
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pieces.count))) { _ in
            while let piece = state.withLock({ $0.takeNext(of: pieces) }) {
                do throws(MachineFault) {
                    let plays = try piece.body()
                    advanced(state.withLock { $0.finish(plays) })
                } catch {
                    state.withLock { $0.fault = error }
                }
            }
        }
        if let fault = state.withLock({ $0.fault }) { throw fault }
    }
}

extension Work.State {
    fileprivate mutating func takeNext(of pieces: [Work]) -> Work? {
        guard fault == nil, next < pieces.count else { return nil }
        defer { next += 1 }
        return pieces[next]
    }

    fileprivate mutating func finish(_ plays: Int) -> CourseProof.Advance {
        advance.done += 1
        advance.plays += plays
        return advance
    }
}
