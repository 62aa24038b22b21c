// earns: premature-cancel, wrong-screen
// looks right in: playing, next-song, next-album, played-out, no-connection
// at: .task(id: song) {
// The song is still the id, and a flag says which album's load has begun. The next second cancels that load, and nothing starts it again.

import SwiftUI

/// The song that is playing.
struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

/// What is playing, with its album's cover.
struct NowPlaying: View {
    let song: Song

    @State private var phase = Phase.loading
    @State private var begun: String?

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let cover): Image(uiImage: cover).resizable().scaledToFit()
            case .failed: Text("Could not load the cover")
            }
        }
        .task(id: song) {
            if song.album == begun { return }
            begun = song.album
            await load()
        }
    }

    private func load() async {
        guard let url = URL(string: "https://music.example/covers/\(song.album)") else { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = UIImage(data: data).map(Phase.loaded) ?? .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
