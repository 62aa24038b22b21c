// style: A child view with the address as its identity: no state to reset, and no old story can stay.

import SwiftUI

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language

    var body: some View {
        let address = "https://tv.example/\(season)/\(episode)/\(language)"
        VStack {
            Text("Season \(season), episode \(episode)")
            StoryView(address: address).id(address)
        }
    }
}

private struct StoryView: View {
    let address: String
    @State private var outcome: Result<String, any Error>?

    var body: some View {
        Group {
            switch outcome {
            case .none: ProgressView()
            case .some(.success(let story)): Text(story)
            case .some(.failure): Text("Could not load the episode")
            }
        }
        .task {
            do {
                let (data, response) = try await URLSession.shared.data(from: link(address))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                outcome = .success(try JSONDecoder().decode(Story.self, from: data).text)
            } catch {
                if !Task.isCancelled { outcome = .failure(error) }
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
