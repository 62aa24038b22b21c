import Lab
import SwiftUI

/// A library from 2014. You can't change it.
///
/// - `onFailure` is called when there's no answer, and when the server refuses.
/// - `onData` is called at the end with what came, even after `onFailure`. If nothing came, it isn't called.
/// - After `cancel()`, nothing is called.
/// - All of them are called on the library's own threads.
final class OldLoader: @unchecked Sendable {
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
        let task = URLSession.shared.dataTask(with: url) { data, response, error in
            if self.lock.withLock({ self.isCancelled }) { return }
            let status = (response as? HTTPURLResponse)?.statusCode
            if status != 200 { self.onFailure(error ?? URLError(.badServerResponse)) }
            if status != nil, let data { self.onData(data) }
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
}

struct Tide: Decodable {
    let high: String
    let low: String
}

/// Waits for the compass to settle, which takes 100 ms even if the task is cancelled.
private func compass() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
    }
}

/// High and low water at a place. It waits for the compass, loads with your `download(_:)`, and shows a spinner while any load is going on.
struct TideScreen: View {
    let place: String

    @State private var tide: Tide?
    @State private var hasFailed = false
    @State private var running = 0

    var body: some View {
        VStack {
            Text("Tides at \(place)")
            if running > 0 { ProgressView() }
            if hasFailed { Text("Could not load the tides") }
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
        hasFailed = false
        await compass()
        do {
            let data = try await download(url)
            let fresh = try JSONDecoder().decode(Tide.self, from: data)
            if Task.isCancelled { return }
            tide = fresh
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
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
