// earns: unowned-task, missing-cancellation
// A change to a story that is kept does not cancel the request for the story before.
import Combine
import SwiftUI

// ObservableObject with a kept task, driven by onAppear, onChange and onDisappear.
struct EpisodePage: View {
    let season: Int
    let episode: Int

    @Environment(\.language) private var language
    @StateObject private var reader = Reader(server: .live)

    private var number: Episode { Episode(season: season, number: episode, language: language) }

    var body: some View {
        VStack(alignment: .leading) {
            Text(number.heading)
            if reader.current != number || reader.isReading {
                ProgressView()
            } else if let text = reader.text {
                Text(text)
            } else {
                Text("Could not load the episode")
            }
        }
        .onAppear { reader.read(number) }
        .onChange(of: number) { _, number in reader.read(number) }
        .onDisappear { reader.close() }
    }
}

struct Episode: Equatable, Sendable {
    var season: Int
    var number: Int
    var language: String

    var heading: String { "Season \(season), episode \(number)" }
    var address: String { "https://tv.example/\(season)/\(number)/\(language)" }
}

@MainActor
final class Reader: ObservableObject {
    @Published private(set) var current: Episode?
    @Published private(set) var isReading = false
    @Published private(set) var text: String?
    private let server: Server
    private var task: Task<Void, Never>?
    private var kept: [String: String] = [:]

    init(server: Server) { self.server = server }

    func read(_ episode: Episode) {
        if let text = kept[episode.address] {
            current = episode
            isReading = false
            self.text = text
            return
        }
        task?.cancel()
        current = episode
        isReading = true
        text = nil
        task = Task {
            let text = try? await server.story(episode)
            guard !Task.isCancelled else { return }
            kept[episode.address] = text
            guard current == episode else { return }
            self.text = text
            isReading = false
        }
    }

    func close() {
        task?.cancel()
        task = nil
        current = nil
    }

    struct Server {
        var story: @MainActor (Episode) async throws -> String

        static let live = Server { episode in
            let (data, response) = try await URLSession.shared.data(from: url(episode))
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            return try JSONDecoder().decode(Story.self, from: data).text
        }
    }
}

struct Story: Decodable {
    let text: String
}

private func url(_ episode: Episode) -> URL { URL(string: episode.address) ?? URL(filePath: "/") }
