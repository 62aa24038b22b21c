// earns: wrong-screen
// looks right in: tides, no-response, leaving
// A refusal is thrown only when its body comes, and a response without a body has none.

import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    try Task.checkCancellation()
    let bridge = Bridge()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            bridge.start(url, continuation)
        }
    } onCancel: {
        bridge.cancel()
    }
}

/// One download: it ends once, with what comes first.
private final class Bridge: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Data, any Error>?
    private var loader: OldLoader?
    private var isOver = false
    private var refusal: (any Error)?

    func start(_ url: URL, _ continuation: CheckedContinuation<Data, any Error>) {
        let loader = OldLoader(
            url,
            onFailure: { self.fail($0) },
            onData: { self.finish($0) })
        let mayStart = lock.withLock {
            if isOver { return false }
            self.continuation = continuation
            self.loader = loader
            return true
        }
        guard mayStart else {
            continuation.resume(throwing: CancellationError())
            return
        }
        loader.start()
        // A cancellation just before it started found nothing to cancel.
        if lock.withLock({ isOver }) { loader.cancel() }
    }

    private func fail(_ error: any Error) {
        // The server's refusal is followed by onData.
        if case OldLoader.Failure.status = error {
            lock.withLock { refusal = error }
        } else {
            end(.failure(error))
        }
    }

    private func finish(_ data: Data) {
        if let refusal = lock.withLock({ refusal }) {
            end(.failure(refusal))
        } else {
            end(.success(data))
        }
    }

    func cancel() {
        let loader = lock.withLock { self.loader }
        loader?.cancel()
        end(.failure(CancellationError()))
    }

    private func end(_ result: Result<Data, any Error>) {
        let continuation = lock.withLock {
            isOver = true
            loader = nil
            let waiting = self.continuation
            self.continuation = nil
            return waiting
        }
        continuation?.resume(with: result)
    }
}
