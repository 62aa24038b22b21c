// earns: wrong-screen
// After a change of language, the old story stays until the new one arrives.

import SwiftUI

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language
    @State private var story: String?
    @State private var storyOf: [Int] = []
    @State private var failed = false

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            if failed {
                Text("Could not load the episode")
            } else if let story, storyOf == [season, episode] {
                Text(story)
            } else {
                ProgressView()
            }
        }
        .task(id: "\(season)/\(episode)/\(language)") {
            failed = false
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://tv.example/\(season)/\(episode)/\(language)"))
                if Task.isCancelled { return }
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                story = try JSONDecoder().decode(Story.self, from: data).text
                storyOf = [season, episode]
            } catch {
                if !Task.isCancelled { failed = true }
            }
        }
    }
}

/// The URL with this text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}

/// What the server sends for an episode.
struct Story: Decodable {
    let text: String
}
