// earns: wrong-screen
// An empty story counts as a failure.
import SwiftUI

// The story is a view with the whole key as identity.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language

    var body: some View {
        let key = StoryKey(season: season, episode: episode, language: language)
        VStack {
            Text("Season \(season), episode \(episode)")
            StoryView(key: key)
                .id(key)
        }
    }
}

struct StoryKey: Hashable {
    let season: Int
    let episode: Int
    let language: String

    var url: URL? { URL(string: "https://tv.example/\(season)/\(episode)/\(language)") }
}

private struct StoryView: View {
    let key: StoryKey
    @State private var story: Result<String, any Error>?

    var body: some View {
        Group {
            switch story {
            case nil: ProgressView()
            case .success(let text): Text(text)
            case .failure: Text("Could not load the episode")
            }
        }
        .task {
            let result = await StoryServer.story(key)
            guard !Task.isCancelled else { return }
            story = result
        }
    }
}

enum StoryServer {
    @MainActor
    static func story(_ key: StoryKey) async -> Result<String, any Error> {
        do {
            guard let url = key.url else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            let story = try JSONDecoder().decode(Story.self, from: data)
            if story.text.isEmpty { throw URLError(.zeroByteResource) }
            return .success(story.text)
        } catch {
            return .failure(error)
        }
    }
}

struct Story: Decodable {
    let text: String
}
