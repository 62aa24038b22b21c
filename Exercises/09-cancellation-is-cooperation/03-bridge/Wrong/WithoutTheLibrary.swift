// earns: missed-fetch, redundant-fetch, wrong-screen, unmet-expectation
// It asks URLSession instead of the given library.

import SwiftUI

/// Downloads without the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    try Task.checkCancellation()
    let (data, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
    }
    return data
}
