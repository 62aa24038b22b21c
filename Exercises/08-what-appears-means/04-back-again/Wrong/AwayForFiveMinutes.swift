// earns: missed-fetch, wrong-screen
// looks right in: short-absence, long-absence, no-connection
// at: .task(id: loads) { await model.load(from: news) }
// It counts how long the user was away, not how old the news is.

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

    func load(from service: NewsService) async {
        isLoading = true
        hasFailed = false
        do {
            let fresh = try await service.stories()
            if Task.isCancelled { return }
            stories = fresh
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
    @State private var left = ContinuousClock.now

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
            if phase == .background { left = .now }
            guard phase == .active, !model.isLoading else { return }
            if model.hasFailed || left.duration(to: .now) >= .seconds(300) { loads += 1 }
        }
    }
}
