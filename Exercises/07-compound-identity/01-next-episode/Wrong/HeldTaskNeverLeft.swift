// earns: unowned-task, missing-cancellation
// at: task = Task {
// Each change replaces a held Task, but nothing cancels the last one when the page disappears.

import SwiftUI

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language
    @State private var story: String?
    @State private var failed = false
    @State private var task: Task<Void, Never>?

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
        .onChange(of: "\(season)/\(episode)/\(language)", initial: true) {
            task?.cancel()
            story = nil
            failed = false
            task = Task {
                do {
                    let (data, response) = try await URLSession.shared.data(
                        from: link("https://tv.example/\(season)/\(episode)/\(language)"))
                    if Task.isCancelled { return }
                    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                        throw URLError(.badServerResponse)
                    }
                    story = try JSONDecoder().decode(Story.self, from: data).text
                } catch {
                    if !Task.isCancelled { failed = true }
                }
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
