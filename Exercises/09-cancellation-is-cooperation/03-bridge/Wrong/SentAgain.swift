// earns: unmet-expectation
// A request with the status 503 is sent again.

import SwiftUI

/// The one result of a download. The first event decides: a response, a failure or the cancellation.
private final class Delivery: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Data, any Error>?
    private var loader: OldLoader?
    private var isOver = false

    func begin(_ url: URL, _ continuation: CheckedContinuation<Data, any Error>) {
        let loader = OldLoader(
            url,
            onFailure: { self.end(.failure($0)) },
            onData: { self.end(.success($0)) })
        let mayStart = lock.withLock {
            if isOver { return false }
            self.continuation = continuation
            self.loader = loader
            loader.start()
            return true
        }
        if !mayStart { continuation.resume(throwing: CancellationError()) }
    }

    func end(_ result: Result<Data, any Error>) {
        let waiting = lock.withLock {
            isOver = true
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
    }

    func cancel() {
        lock.withLock { loader }?.cancel()
        end(.failure(CancellationError()))
    }
}

private func retry(_ url: URL) async throws -> Data {
    let delivery = Delivery()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { delivery.begin(url, $0) }
    } onCancel: {
        delivery.cancel()
    }
}

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    let delivery = Delivery()
    return try await withTaskCancellationHandler {
        try Task.checkCancellation()
        do {
            return try await withCheckedThrowingContinuation { delivery.begin(url, $0) }
        } catch OldLoader.Failure.status(503) {
            return try await retry(url)
        }
    } onCancel: {
        delivery.cancel()
    }
}
