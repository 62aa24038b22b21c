// earns: wrong-screen
// A story with the same text as the last one counts as an old response, so the spinner stays.

import SwiftUI

/// The story of one episode, in the language of the settings.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @State private var phase = Phase.loading
    @State private var last: String?

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
            case .loaded(let story): Text(story)
            case .failed: Text("Could not load the episode")
            }
        }
        // It also loads when the view appears again. Part 8 explains when that is right.
        .task(id: [season, episode, language] as [AnyHashable]) { await load() }
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
            let text = try JSONDecoder().decode(Story.self, from: data).text
            if text == last { return }
            last = text
            phase = .loaded(text)
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
