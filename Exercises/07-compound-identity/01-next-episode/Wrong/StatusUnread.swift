// earns: wrong-screen
// The status is not checked, so the body of a 404 is shown as the story.

import SwiftUI

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
        .task(id: "\(season)/\(episode)/\(language)") { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://tv.example/\(season)/\(episode)/\(language)") else { return }
        phase = .loading
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            phase = .loaded(
                (try? JSONDecoder().decode(Story.self, from: data).text) ?? String(
                    bytes: data, encoding: .utf8) ?? "")
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
