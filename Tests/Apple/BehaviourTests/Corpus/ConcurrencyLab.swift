import SwiftUI
import os

actor DownloadQueue {
    private var running = 0
    private let limit: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(limit: Int) { self.limit = limit }

    func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async rethrows -> Value {
        if running >= limit { await withCheckedContinuation { waiting.append($0) } }
        running += 1
        defer {
            running -= 1
            if !waiting.isEmpty { waiting.removeFirst().resume() }
        }
        return try await work()
    }
}

final class HitCounter: Sendable {
    private let count = OSAllocatedUnfairLock(initialState: 0)
    func hit() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

struct ConcurrencyLab: View {
    private let queue = DownloadQueue(limit: 2)
    private let counter = HitCounter()
    @State private var results: [String] = []

    var body: some View {
        List(results, id: \.self) { Text($0) }
            .task {
                await withTaskGroup(of: String.self) { group in
                    for number in 1...4 {
                        group.addTask {
                            await queue.run {
                                try? await Task.sleep(for: .milliseconds(100 * number))
                                return "part \(number) as \(counter.hit())"
                            }
                        }
                    }
                    for await result in group { results.append(result) }
                }
            }
    }
}
