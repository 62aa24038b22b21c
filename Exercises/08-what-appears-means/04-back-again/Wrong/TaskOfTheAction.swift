// earns: unowned-task, missing-cancellation
// looks right in: short-absence, long-absence, added-up, in-flight, no-connection
// at: if phase == .active, model.isDue, !model.isLoading { Task { await model.load(from: news) } }
// The action starts a task, which nothing cancels when the screen disappears.

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

@MainActor @Observable
final class NewsModel {
    private(set) var stories: [Story]?
    private(set) var isLoading = true
    private(set) var hasFailed = false
    private var loaded: ContinuousClock.Instant?

    /// True if no news has arrived, or if it arrived five minutes ago or earlier.
    var isDue: Bool {
        guard let loaded else { return true }
        return loaded.duration(to: .now) >= .seconds(300)
    }

    func load(from service: NewsService) async {
        isLoading = true
        hasFailed = false
        do {
            let fresh = try await service.stories()
            if Task.isCancelled { return }
            stories = fresh
            loaded = .now
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
        isLoading = false
    }
}

struct NewsScreen: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.news) private var news
    @State private var model = NewsModel()
    @State private var loads = 0

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            if model.hasFailed { Text("Could not load the news") }
            if let stories = model.stories {
                if stories.isEmpty { Text("No news is good news") }
                ForEach(stories) { Text($0.headline) }
            }
        }
        .task(id: loads) { await model.load(from: news) }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active, model.isDue, !model.isLoading { Task { await model.load(from: news) } }
        }
    }
}
