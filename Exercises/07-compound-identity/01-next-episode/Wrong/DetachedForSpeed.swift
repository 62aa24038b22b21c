// earns: unowned-task, missing-cancellation
// looks right in: one-episode, next-season, far-jump, long-season, dialects
// at: let loading = Task.detached { try await URLSession.shared.data(from: url) }
// The request runs in a detached task, which is never cancelled.

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

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let story): Text(story)
            case .failed: Text("Could not load the episode")
            }
        }
        .task(id: [season, episode, language] as [AnyHashable]) { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://tv.example/\(season)/\(episode)/\(language)") else { return }
        phase = .loading
        let loading = Task.detached { try await URLSession.shared.data(from: url) }
        do {
            let (data, response) = try await loading.value
            if Task.isCancelled { return }
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            guard isFine else { throw URLError(.badServerResponse) }
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
