// earns: missed-fetch, wrong-screen
// looks right in: one-episode, next-season, far-jump, dialects
// at: .task(id: address) {
// The results by address contain failures too, so a story that failed is never requested again.

import SwiftUI

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language
    @State private var results: [String: Result<String, any Error>] = [:]

    private var address: String { "https://tv.example/\(season)/\(episode)/\(language)" }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            switch results[address] {
            case nil: ProgressView()
            case .success(let story)?: Text(story)
            case .failure?: Text("Could not load the episode")
            }
        }
        .task(id: address) {
            if results[address] != nil { return }
            do {
                guard let url = URL(string: address) else { throw URLError(.badURL) }
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                results[address] = .success(try JSONDecoder().decode(Story.self, from: data).text)
            } catch {
                if !Task.isCancelled { results[address] = .failure(error) }
            }
        }
    }
}

/// What the server sends for an episode.
struct Story: Decodable {
    let text: String
}
