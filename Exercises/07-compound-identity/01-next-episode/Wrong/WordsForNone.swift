// earns: wrong-screen
// An empty story gets words of the app's own.

import SwiftUI

/// The story of one episode, in the language of the settings.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private var address: String { "https://tv.example/\(season)/\(episode)/\(language)" }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let story): Text(story.isEmpty ? "No story yet" : story)
            case .failed: Text("Could not load the episode")
            }
        }
        .task(id: address) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: address) else {
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
