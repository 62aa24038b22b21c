// earns: wrong-screen
// A cancelled load shows the error, over the spinner of the next load.

import SwiftUI

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language
    @State private var story: String?
    @State private var failed = false

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            if let story {
                Text(story)
            } else if failed {
                Text("Could not load the episode")
            } else {
                ProgressView()
            }
        }
        .task(id: "\(season)/\(episode)/\(language)") {
            story = nil
            failed = false
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://tv.example/\(season)/\(episode)/\(language)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                story = try JSONDecoder().decode(Story.self, from: data).text
            } catch {
                failed = true
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
