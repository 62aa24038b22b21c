// earns: unowned-task, missing-cancellation
// looks right in: tides, refused-once, no-response
// The wait ends with its task, but the request runs on.

import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    let download = Download()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            download.start(url, continuation)
        }
    } onCancel: {
        download.cancel()
    }
}

/// One download. It ends once: with data, with a failure, or because it was cancelled.
private final class Download: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Data, any Error>?
    private var loader: OldLoader?
    private var isCancelled = false

    func start(_ url: URL, _ continuation: CheckedContinuation<Data, any Error>) {
        let loader = OldLoader(
            url,
            onFailure: { self.end(.failure($0)) },
            onData: { self.end(.success($0)) })
        let isWanted = lock.withLock {
            if isCancelled { return false }
            self.continuation = continuation
            self.loader = loader
            return true
        }
        if isWanted {
            loader.start()
        } else {
            continuation.resume(throwing: CancellationError())
        }
    }

    func cancel() {
        let loader = lock.withLock {
            isCancelled = true
            return self.loader
        }
        _ = loader
        end(.failure(CancellationError()))
    }

    /// Takes the continuation out, so a second caller doesn't find it.
    private func end(_ result: Result<Data, any Error>) {
        let taken = lock.withLock { continuation.take() }
        taken?.resume(with: result)
    }
}
