// style: onChange(initial:) and an ObservableObject: a button could load too, but cancelling needs another modifier.

import SwiftUI

struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

@MainActor
final class CoverLoader: ObservableObject {
    @Published var cover: UIImage?
    @Published var isLoading = true
    private var task: Task<Void, Never>?

    func load(_ album: String) {
        task?.cancel()
        cover = nil
        isLoading = true
        task = Task { [weak self] in
            let cover = try? await Self.cover(of: album)
            guard !Task.isCancelled else { return }
            self?.cover = cover
            self?.isLoading = false
        }
    }

    private static func cover(of album: String) async throws -> UIImage? {
        let url = link("https://music.example/covers/\(album)")
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return UIImage(data: data)
    }

    func stop() { task?.cancel() }
}

struct NowPlaying: View {
    let song: Song
    @StateObject private var loader = CoverLoader()

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            if loader.isLoading {
                ProgressView()
            } else if let cover = loader.cover {
                Image(uiImage: cover).resizable().scaledToFit()
            } else {
                Text("Could not load the cover")
            }
        }
        .onChange(of: song.album, initial: true) { loader.load(song.album) }
        .onDisappear { loader.stop() }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
