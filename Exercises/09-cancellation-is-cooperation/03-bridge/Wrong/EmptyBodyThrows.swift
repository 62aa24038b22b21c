// earns: wrong-screen
// An empty body is thrown as an error.

import SwiftUI

/// All of a download's events happen on one serial queue.
private final class Bridge: @unchecked Sendable {
    private let queue = DispatchQueue(label: "bridge")
    private var loader: OldLoader?
    private var finish: ((Result<Data, any Error>) -> Void)?
    private var wasCancelled = false

    func run(_ url: URL, then finish: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        queue.sync {
            guard !wasCancelled else {
                finish(.failure(CancellationError()))
                return
            }
            self.finish = finish
            let loader = OldLoader(
                url,
                onFailure: { error in self.queue.sync { self.complete(.failure(error)) } },
                onData: { data in
                    self.queue.sync {
                        self.complete(data.isEmpty ? .failure(URLError(.zeroByteResource)) : .success(data))
                    }
                })
            self.loader = loader
            loader.start()
        }
    }

    func cancel() {
        queue.sync {
            wasCancelled = true
            loader?.cancel()
            complete(.failure(CancellationError()))
        }
    }

    private func complete(_ result: Result<Data, any Error>) {
        finish?(result)
        finish = nil
    }
}

func download(_ url: URL) async throws -> Data {
    let bridge = Bridge()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            bridge.run(url) { continuation.resume(with: $0) }
        }
    } onCancel: {
        bridge.cancel()
    }
}
