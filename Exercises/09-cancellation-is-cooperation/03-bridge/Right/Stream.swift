// style: A stream of one element: it ignores a second end and reports its cancellation, so it needs no lock, but it hides a mistake.

import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    try Task.checkCancellation()
    let answers = AsyncThrowingStream<Data, any Error> { continuation in
        let loader = OldLoader(
            url,
            onFailure: { continuation.finish(throwing: $0) },
            onData: { data in
                continuation.yield(data)
                continuation.finish()
            })
        continuation.onTermination = { reason in
            if case .cancelled = reason { loader.cancel() }
        }
        loader.start()
    }
    for try await data in answers { return data }
    throw CancellationError()
}
