// earns: crash, redundant-fetch
// It blocks its thread until another one signals, which async code must never do.

import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    try wait(for: url)
}

private func wait(for url: URL) throws -> Data {
    let done = DispatchSemaphore(value: 0)
    let result = Answer()
    let loader = OldLoader(
        url,
        onFailure: { error in
            result.value = .failure(error)
            done.signal()
        },
        onData: { data in
            if result.value == nil { result.value = .success(data) }
            done.signal()
        })
    loader.start()
    done.wait()
    return try (result.value ?? .failure(URLError(.unknown))).get()
}

private final class Answer: @unchecked Sendable {
    var value: Result<Data, any Error>?
}
