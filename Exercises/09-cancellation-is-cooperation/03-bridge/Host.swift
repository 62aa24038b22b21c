import Lab
import SwiftUI

/// A library from 2014. You cannot change it.
///
/// - It requests version 1 of an address: `/tides/oban` becomes `/v1/tides/oban`.
/// - If no response comes, it calls `onFailure`.
/// - If a response has the status 200, it calls `onData` with the body.
/// - If a response has another status, it calls `onFailure`. If that response has a body, it calls `onData` after that.
/// - After `cancel()` it calls nothing. A loader that is cancelled before `start()` still sends its request.
/// - It makes all calls on its own threads.
final class OldLoader: @unchecked Sendable {
    /// The error that `onFailure` receives.
    enum Failure: Error {
        case noResponse
        case status(Int)
    }

    private let url: URL
    private let onFailure: @Sendable (any Error) -> Void
    private let onData: @Sendable (Data) -> Void
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    init(
        _ url: URL, onFailure: @escaping @Sendable (any Error) -> Void,
        onData: @escaping @Sendable (Data) -> Void
    ) {
        self.url = url
        self.onFailure = onFailure
        self.onData = onData
    }

    func start() {
        let task = URLSession.shared.dataTask(with: versioned) { data, response, _ in
            if self.lock.withLock({ self.isCancelled }) { return }
            guard let status = (response as? HTTPURLResponse)?.statusCode else {
                self.onFailure(Failure.noResponse)
                return
            }
            let body = data ?? Data()
            if status != 200 { self.onFailure(Failure.status(status)) }
            if status == 200 || !body.isEmpty { self.onData(body) }
        }
        lock.withLock { self.task = task }
        task.resume()
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }

    private var versioned: URL {
        var address = URLComponents(url: url, resolvingAgainstBaseURL: false)
        address?.path = "/v1" + url.path
        return address?.url ?? url
    }
}

struct Tide: Decodable {
    let high: String
    let low: String
}

/// Waits for the compass, which takes 100 ms even if the task is cancelled.
private func compass() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
    }
}

/// High and low water at a place. It waits for the compass and loads with your `download(_:)`. The spinner shows while any load is running.
/// A line says so if a cancelled download returns instead of throwing.
struct TideScreen: View {
    let place: String

    @State private var tide: Tide?
    @State private var failure: String?
    @State private var running = 0
    @State private var hasReturned = false

    var body: some View {
        VStack {
            Text("Tides at \(place)")
            if running > 0 { ProgressView() }
            if hasReturned { Text("A cancelled download returned") }
            if let failure {
                Text("Could not load the tides")
                Text(failure)
            }
            if let tide {
                Text(tide.high)
                Text(tide.low)
            }
        }
        .task(id: place) { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://sea.example/tides/\(place)") else { return }
        running += 1
        defer { running -= 1 }
        tide = nil
        failure = nil
        await compass()
        do {
            let data = try await download(url)
            if Task.isCancelled { hasReturned = true }
            let fresh = try JSONDecoder().decode(Tide.self, from: data)
            if Task.isCancelled { return }
            tide = fresh
        } catch {
            if Task.isCancelled { return }
            failure = reason(for: error)
        }
    }

    private func reason(for error: any Error) -> String {
        switch error {
        case OldLoader.Failure.noResponse: "No response"
        case OldLoader.Failure.status(let status): "Status \(status)"
        case is DecodingError: "Not readable"
        default: "Another error"
        }
    }
}

struct Host: View {
    @Knob var place = "oban"
    @Knob var note = "The sea today"

    var body: some View {
        VStack {
            Text(note)
            TideScreen(place: place)
        }
    }
}
