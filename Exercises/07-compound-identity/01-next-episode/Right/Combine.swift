// style: removeDuplicates and switchToLatest: no task to cancel, and the view has to open, feed and close the model.

import Combine
import SwiftUI

@MainActor
final class StoryModel: ObservableObject {
    @Published private(set) var story: Result<String, any Error>?
    private let addresses = PassthroughSubject<String, Never>()
    private var bag = Set<AnyCancellable>()

    func open() {
        addresses
            .removeDuplicates()
            .map { address in
                URLSession.shared.dataTaskPublisher(for: link(address))
                    .tryMap { data, response -> String in
                        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                            throw URLError(.badServerResponse)
                        }
                        return try JSONDecoder().decode(Story.self, from: data).text
                    }
                    .map { Result<String, any Error>.success($0) }
                    .catch { Just(Result<String, any Error>.failure($0)) }
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.story = $0 }
            .store(in: &bag)
    }

    func load(_ address: String) {
        story = nil
        addresses.send(address)
    }

    func close() { bag.removeAll() }
}

struct EpisodePage: View {
    let season: Int
    let episode: Int
    @Environment(\.language) private var language
    @StateObject private var model = StoryModel()

    private var address: String { "https://tv.example/\(season)/\(episode)/\(language)" }

    var body: some View {
        VStack {
            Text("Season \(season), episode \(episode)")
            switch model.story {
            case nil: ProgressView()
            case .success(let story)?: Text(story)
            case .failure?: Text("Could not load the episode")
            }
        }
        .onAppear {
            model.open()
            model.load(address)
        }
        .onChange(of: address) { model.load(address) }
        .onDisappear { model.close() }
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
