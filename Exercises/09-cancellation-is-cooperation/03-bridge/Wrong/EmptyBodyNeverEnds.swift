// earns: wrong-screen
// at: onData: { if !$0.isEmpty { once.finish(.success($0)) } })
// A download whose body is empty never ends.
import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    let once = Once()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            let loader = OldLoader(
                url,
                onFailure: { once.finish(.failure($0)) },
                onData: { if !$0.isEmpty { once.finish(.success($0)) } })
            once.begin(loader, continuation)
        }
    } onCancel: {
        once.cancel()
    }
}

/// One download, whose continuation resumes once.
private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Data, any Error>?
    private var loader: OldLoader?
    private var isCancelled = false

    func begin(_ loader: OldLoader, _ continuation: CheckedContinuation<Data, any Error>) {
        let starts = lock.withLock {
            if isCancelled { return false }
            self.continuation = continuation
            self.loader = loader
            loader.start()
            return true
        }
        if !starts { continuation.resume(throwing: CancellationError()) }
    }

    func finish(_ result: Result<Data, any Error>) {
        take()?.resume(with: result)
    }

    func cancel() {
        let loader = lock.withLock {
            isCancelled = true
            return self.loader
        }
        loader?.cancel()
        take()?.resume(throwing: CancellationError())
    }

    private func take() -> CheckedContinuation<Data, any Error>? {
        lock.withLock {
            defer { continuation = nil }
            return continuation
        }
    }
}
