import SwiftUI
import Synchronization
import os

/// Locks of every kind guard a value while the lock's closure runs.
struct HeldLocks: View {
    let input: Int
    @State private var words = ""

    var body: some View {
        Text(words).task {
            let counter = Counter()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<10 { group.addTask { counter.increment() } }
            }
            words = counter.description
        }
    }

    final class Counter: Sendable, CustomStringConvertible {
        private let modern = Mutex(0)
        private let unfair = OSAllocatedUnfairLock(initialState: 0)
        private let atomic = Atomic(0)
        private let queue = DispatchQueue(label: "counter")
        private let lock = NSLock()
        private let recursive = NSRecursiveLock()
        nonisolated(unsafe) private var queued = 0
        nonisolated(unsafe) private var locked = 0

        func increment() {
            modern.withLock { $0 += 1 }
            unfair.withLock { $0 += 1 }
            atomic.add(1, ordering: .relaxed)
            queue.sync { queued += 1 }
            lock.withLock { locked += 1 }
            recursive.withLock { recursive.withLock { locked += 1 } }
        }

        var description: String {
            let taken = modern.withLock { _ in lock.try() }
            return [
                modern.withLock { $0 }, unfair.withLock { $0 }, atomic.load(ordering: .relaxed),
                queue.sync { queued }, locked, taken ? 1 : 0,
            ].map(\.description).joined(separator: " ")
        }
    }
}
