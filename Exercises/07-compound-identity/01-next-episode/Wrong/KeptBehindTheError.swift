// earns: wrong-screen
// A return to a kept story does not clear the failure of the episode before, so the error stays.

import SwiftUI

/// The story of one episode, in the language of the settings.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @State private var kept: [Key: String] = [:]
    @State private var hasFailed = false

    private struct Key: Hashable {
        let season: Int
        let episode: Int
        let language: String
    }

    private var key: Key { Key(season: season, episode: episode, language: language) }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            if hasFailed {
                Text("Could not load the episode")
            } else if let story = kept[key] {
                Text(story)
            } else {
                ProgressView()
            }
        }
        .task(id: key) { await load() }
    }

    private func load() async {
        let key = key
        if kept[key] != nil { return }
        hasFailed = false
        do {
            guard let url = URL(string: "https://tv.example/\(season)/\(episode)/\(language)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            kept[key] = try JSONDecoder().decode(Story.self, from: data).text
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }
}

/// What the server sends for an episode.
struct Story: Decodable {
    let text: String
}
