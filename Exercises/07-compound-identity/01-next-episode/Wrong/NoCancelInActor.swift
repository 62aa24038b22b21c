// earns: unowned-task, missing-cancellation
// at: .task(id: [String(season), String(episode), language]) {
// The service awaits a Task for each address. Cancelling the view's task does not cancel that Task.

import SwiftUI

actor Stories {
    func story(at address: String) async throws -> String {
        let task = Task { () -> String in
            let (data, response) = try await URLSession.shared.data(from: link(address))
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            return try JSONDecoder().decode(Story.self, from: data).text
        }
        return try await task.value
    }
}

@MainActor @Observable
final class EpisodeModel {
    var story = ""
    var isLoading = true
    var message: String?
    @ObservationIgnored private var latest = 0
    @ObservationIgnored private let stories = Stories()

    func load(_ address: String) async {
        latest += 1
        let mine = latest
        (story, message, isLoading) = ("", nil, true)
        do {
            let text = try await stories.story(at: address)
            guard mine == latest else { return }
            story = text
        } catch {
            guard mine == latest, !Task.isCancelled else { return }
            message = "Could not load the episode"
        }
        isLoading = false
    }
}

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language
    @State private var model = EpisodeModel()

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            if model.isLoading { ProgressView() }
            if let message = model.message { Text(message) }
            if !model.story.isEmpty { Text(model.story) }
        }
        .task(id: [String(season), String(episode), language]) {
            await model.load("https://tv.example/\(season)/\(episode)/\(language)")
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
