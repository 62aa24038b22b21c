// earns: wrong-screen
// at: settle(.success(Data()))
// A cancelled download returns an empty body.
import Dispatch
import SwiftUI

/// Downloads with the `OldLoader`, which is described in Host.swift.
func download(_ url: URL) async throws -> Data {
    try await Bridge(url).run()
}

/// A serial queue protects everything that changes.
private final class Bridge: @unchecked Sendable {
    private let url: URL
    private let queue = DispatchQueue(label: "example.sea.bridge")
    private var result: Result<Data, any Error>?
    private var continuation: CheckedContinuation<Data, any Error>?
    private var loader: OldLoader?

    init(_ url: URL) {
        self.url = url
    }

    func run() async throws -> Data {
        try await withTaskCancellationHandler(operation: start, onCancel: cancel)
    }

    private func start() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            queue.sync {
                if let result {
                    continuation.resume(with: result)
                    return
                }
                self.continuation = continuation
                let loader = OldLoader(
                    url,
                    onFailure: { error in self.queue.sync { self.settle(.failure(error)) } },
                    onData: { data in self.queue.sync { self.settle(.success(data)) } })
                self.loader = loader
                loader.start()
            }
        }
    }

    @Sendable
    private func cancel() {
        queue.sync {
            guard result == nil else { return }
            loader?.cancel()
            settle(.success(Data()))
        }
    }

    /// Only the first result counts. Runs on the queue.
    private func settle(_ result: Result<Data, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        continuation?.resume(with: result)
        continuation = nil
        loader = nil
    }
}
