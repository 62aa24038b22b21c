// style: An ObservableObject with a date and a stored task, called by onReceive and onAppear: screens can share it, and it has a task to cancel.

import SwiftUI

struct Story: Decodable, Identifiable {
    let id: Int
    let headline: String
}

/// The server of the news.
struct NewsService {
    func stories() async throws -> [Story] {
        guard let url = URL(string: "https://news.example/stories") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Story].self, from: data)
    }
}

extension EnvironmentValues {
    @Entry var news = NewsService()
}

@MainActor
final class NewsStore: ObservableObject {
    @Published private(set) var stories: [Story]?
    @Published private(set) var isLoading = false
    @Published private(set) var hasFailed = false
    private var loaded = Date.distantPast
    private var running: Task<Void, Never>?

    func loadIfDue(from service: NewsService) {
        guard !isLoading, Date.now.timeIntervalSince(loaded) >= 300 else { return }
        isLoading = true
        hasFailed = false
        running = Task {
            do {
                let fresh = try await service.stories()
                if Task.isCancelled { return }
                stories = fresh
                loaded = .now
            } catch {
                if Task.isCancelled { return }
                hasFailed = true
                loaded = .distantPast
            }
            isLoading = false
        }
    }

    func stop() {
        running?.cancel()
        isLoading = false
    }
}

struct NewsScreen: View {
    @Environment(\.news) private var news
    @StateObject private var store = NewsStore()

    var body: some View {
        VStack {
            if store.isLoading { ProgressView() }
            if store.hasFailed { Text("Could not load the news") }
            if let stories = store.stories {
                if stories.isEmpty { Text("No news is good news") }
                ForEach(stories) { Text($0.headline) }
            }
        }
        .onAppear { store.loadIfDue(from: news) }
        .onDisappear { store.stop() }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) {
            _ in
            store.loadIfDue(from: news)
        }
    }
}
