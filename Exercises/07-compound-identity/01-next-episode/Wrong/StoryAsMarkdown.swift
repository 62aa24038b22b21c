// earns: wrong-screen
// The story is read as Markdown, so its stars and underscores vanish.

import SwiftUI

/// The story of one episode, in the language of the settings.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @State private var phase = Phase.loading

    private struct StoryID: Hashable {
        let season: Int
        let episode: Int
        let language: String
    }

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let story): Text(LocalizedStringKey(story))
            case .failed: Text("Could not load the episode")
            }
        }
        .task(id: StoryID(season: season, episode: episode, language: language)) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: "https://tv.example/\(season)/\(episode)/\(language)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(try JSONDecoder().decode(Story.self, from: data).text)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// What the server sends for an episode.
struct Story: Decodable {
    let text: String
}
