// earns: wrong-screen
// If a refresh fails beside an empty list, the words for no news disappear.

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

/// Owns the running request, so that it survives a change of the scene's phase.
@MainActor
final class NewsStore: ObservableObject {
    struct Snapshot {
        var stories: [Story]
        var arrival: ContinuousClock.Instant
    }

    enum Activity { case idle, loading, failed }

    @Published private(set) var snapshot: Snapshot?
    @Published private(set) var activity = Activity.loading

    private let clock = ContinuousClock()
    private let lifetime = Duration.seconds(5 * 60)
    private var running: Task<Void, Never>?

    func appear(_ service: NewsService) {
        snapshot = nil
        start(service)
    }

    func disappear() {
        running?.cancel()
        running = nil
    }

    func comeBack(_ service: NewsService) {
        switch activity {
        case .loading:
            return
        case .failed:
            start(service)
        case .idle:
            guard let snapshot, snapshot.arrival.duration(to: clock.now) < lifetime else {
                start(service)
                return
            }
        }
    }

    private func start(_ service: NewsService) {
        running?.cancel()
        activity = .loading
        running = Task {
            let result: Result<[Story], any Error>
            do { result = .success(try await service.stories()) } catch { result = .failure(error) }
            guard !Task.isCancelled else { return }
            switch result {
            case .success(let stories):
                snapshot = Snapshot(stories: stories, arrival: clock.now)
                activity = .idle
            case .failure:
                activity = .failed
            }
        }
    }
}

struct NewsScreen: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.news) private var news
    @StateObject private var store = NewsStore()
    @State private var leftForBackground = false

    var body: some View {
        VStack {
            switch store.activity {
            case .loading: ProgressView()
            case .failed: Text("Could not load the news")
            case .idle: EmptyView()
            }
            if let snapshot = store.snapshot, store.activity != .failed || !snapshot.stories.isEmpty {
                StoryList(stories: snapshot.stories)
            }
        }
        .onAppear { store.appear(news) }
        .onDisappear { store.disappear() }
        .onChange(of: scenePhase) { phaseChanged() }
    }

    private func phaseChanged() {
        if scenePhase == .background { leftForBackground = true }
        guard scenePhase == .active, leftForBackground else { return }
        leftForBackground = false
        store.comeBack(news)
    }
}

private struct StoryList: View {
    let stories: [Story]

    var body: some View {
        if stories.isEmpty {
            Text("No news is good news")
        } else {
            ForEach(stories) { story in Text(story.headline) }
        }
    }
}
