// earns: wrong-screen
// The heading adds the language to the words of the task.

import SwiftUI

struct StoryKey: Hashable {
    var season: Int
    var episode: Int
    var language: String

    var url: URL? { URL(string: "https://tv.example/\(season)/\(episode)/\(language)") }
}

struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @State private var phase = Phase.loading
    @State private var running: Task<Void, Never>?

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private var key: StoryKey { StoryKey(season: season, episode: episode, language: language) }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode) (\(language))")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let story): Text(story)
            case .failed: Text("Could not load the episode")
            }
        }
        .onAppear { start(key) }
        .onChange(of: key) { _, key in start(key) }
        .onDisappear { running?.cancel() }
    }

    private func start(_ key: StoryKey) {
        running?.cancel()
        phase = .loading
        running = Task {
            let answer: Phase
            do {
                answer = .loaded(try await Story.load(key).text)
            } catch {
                answer = .failed
            }
            if Task.isCancelled { return }
            phase = answer
        }
    }
}

/// What the server sends for an episode.
struct Story: Decodable {
    let text: String

    static func load(_ key: StoryKey) async throws -> Story {
        guard let url = key.url else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Story.self, from: data)
    }
}
