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

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            if model.hasFailed { Text("Could not load the news") }
            if let stories = model.stories {
                if stories.isEmpty { Text("No news is good news") }
                ForEach(stories) { Text($0.headline) }
            }
        }
        // TODO: this loads at each return, and cancels a load that is running.
        .task(id: scenePhase) {
            if scenePhase == .active { await model.load(from: news) }
        }
    }
}
