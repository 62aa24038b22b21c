// earns: wrong-screen
// If the task is cancelled before the call, the download returns an empty body.

import SwiftUI
import Synchronization

/// A value that is set once and awaited once.
private final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiter: CheckedContinuation<Value, any Error>?
    }

    private let state = Mutex(State())

    var isFulfilled: Bool { state.withLock { $0.result != nil } }

    /// Only the first call has an effect.
    func fulfil(_ result: Result<Value, any Error>) {
        let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(with: result)
    }

    var value: Value {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    if state.result == nil { state.waiter = continuation }
                    return state.result
                }
                if let result { continuation.resume(with: result) }
            }
        }
    }
}

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    if Task.isCancelled { return Data() }
    let promise = Promise<Data>()
    let loader = OldLoader(
        url,
        onFailure: { promise.fulfil(.failure($0)) },
        onData: { promise.fulfil(.success($0)) })
    loader.start()
    return try await withTaskCancellationHandler {
        try await promise.value
    } onCancel: {
        loader.cancel()
        promise.fulfil(.failure(URLError(.cancelled)))
    }
}
