// earns: redundant-fetch, wrong-screen, missed-fetch
// A return counts in each phase, so a failed load starts again as the app enters the background.
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
    private var arrival: Date?

    /// Whether a return to the app has to load the news again.
    var isDue: Bool {
        if isLoading { return false }
        if hasFailed { return true }
        guard let arrival else { return true }
        return Date.now.timeIntervalSince(arrival) >= 5 * 60
    }

    func load(from service: NewsService) async {
        isLoading = true
        hasFailed = false
        do {
            let fresh = try await service.stories()
            if Task.isCancelled { return }
            stories = fresh
            arrival = .now
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
        isLoading = false
    }

    func reset() {
        stories = nil
        arrival = nil
        hasFailed = false
        isLoading = true
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
        .onChange(of: scenePhase) { _, new in
            if new != .inactive, model.isDue { loads += 1 }
        }
        .onDisappear { model.reset() }
    }
}
