// style: No lock: everything happens on the main actor, but handlers and cancellation get there a turn later.

import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
@MainActor
func download(_ url: URL) async throws -> Data {
    try Task.checkCancellation()
    let wait = Wait()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            wait.begin(url, continuation)
        }
    } onCancel: {
        Task { @MainActor in wait.cancel() }
    }
}

/// A wait that ends only once.
@MainActor
private final class Wait {
    private var continuation: CheckedContinuation<Data, any Error>?
    private var loader: OldLoader?

    func begin(_ url: URL, _ continuation: CheckedContinuation<Data, any Error>) {
        self.continuation = continuation
        let loader = OldLoader(
            url,
            onFailure: { error in Task { @MainActor in self.end(.failure(error)) } },
            onData: { data in Task { @MainActor in self.end(.success(data)) } })
        self.loader = loader
        loader.start()
    }

    func cancel() {
        loader?.cancel()
        end(.failure(CancellationError()))
    }

    private func end(_ result: Result<Data, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
    }
}
