// earns: unmet-expectation
// looks right in: no-response, leaving
// It repeats what the library does, and never makes a loader.

import SwiftUI

func download(_ url: URL) async throws -> Data {
    try Task.checkCancellation()
    var address = URLComponents(url: url, resolvingAgainstBaseURL: false)
    address?.path = "/v1" + url.path
    guard let versioned = address?.url else { throw URLError(.badURL) }
    let data: Data
    let response: URLResponse
    do {
        (data, response) = try await URLSession.shared.data(from: versioned)
    } catch {
        throw OldLoader.Failure.noResponse
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw OldLoader.Failure.status(status) }
    return data
}
