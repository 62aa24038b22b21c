/// The queued work of each block, because Dispatch identifies a work item by its block's address.
enum WorkItems {
    private struct Pending {
        weak var work: QueuedWork?
    }

    nonisolated(unsafe) private static var pending: [Pointer: [Pending]] = [:]
    nonisolated(unsafe) private static var count = 0

    static func note(_ block: @escaping Block, _ work: QueuedWork) {
        sweepNowAndThen()
        pending[address(of: block), default: []].append(Pending(work: work))
    }

    static func cancel(_ block: @escaping Block) {
        for each in pending.removeValue(forKey: address(of: block)) ?? [] { each.work?.cancel() }
    }

    /// Removes the entries of finished work.
    private static func sweepNowAndThen() {
        count += 1
        guard count.isMultiple(of: 256) else { return }
        pending = pending.compactMapValues { list in
            let alive = list.filter { $0.work != nil }
            return alive.isEmpty ? nil : alive
        }
    }

    static func startOver() { (pending, count) = ([:], 0) }

    private static func address(of block: @escaping Block) -> Pointer {
        unsafeBitCast(block, to: Pointer.self)
    }
}
