import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    // TODO: this resumes twice or never, and nothing cancels it.
    try await withCheckedThrowingContinuation { continuation in
        let loader = OldLoader(
            url,
            onFailure: { continuation.resume(throwing: $0) },
            onData: { continuation.resume(returning: $0) })
        loader.start()
    }
}
