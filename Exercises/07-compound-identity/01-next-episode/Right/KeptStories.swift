// style: A model keeps the stories of one visit by their address: a story comes back at once, but each visit needs a new model.

import SwiftUI

struct Story: Decodable {
    let text: String
}

@MainActor @Observable
final class EpisodeModel {
    enum Content {
        case waiting
        case text(String)
        case error
    }

    private(set) var content = Content.waiting
    @ObservationIgnored private var current: Task<Void, Never>?
    /// Stories that loaded while this page was on screen.
    @ObservationIgnored private var kept: [[String]: String] = [:]

    func select(_ path: [String]) {
        current?.cancel()
        if let text = kept[path] {
            content = .text(text)
            return
        }
        content = .waiting
        current = Task { [weak self] in
            let text = try? await Self.text(at: path)
            guard let self, !Task.isCancelled else { return }
            if let text {
                kept[path] = text
                content = .text(text)
            } else {
                content = .error
            }
        }
    }

    func stop() {
        current?.cancel()
        current = nil
        kept = [:]
        content = .waiting
    }

    private static func text(at path: [String]) async throws -> String {
        guard let url = URL(string: "https://tv.example/" + path.joined(separator: "/")) else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Story.self, from: data).text
    }
}

/// The story of one episode, in the language of the settings.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @State private var model = EpisodeModel()

    private var path: [String] { ["\(season)", "\(episode)", language] }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            content
        }
        .onAppear { model.select(path) }
        .onChange(of: path) { _, new in model.select(new) }
        .onDisappear { model.stop() }
    }

    @ViewBuilder private var content: some View {
        switch model.content {
        case .waiting: ProgressView()
        case .text(let text): Text(text)
        case .error: Text("Could not load the episode")
        }
    }
}
