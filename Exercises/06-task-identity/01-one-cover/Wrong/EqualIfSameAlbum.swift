// earns: wrong-screen
// looks right in: next-album, played-out
// Songs of one album are declared equal, so SwiftUI does not run the view's body for a change within the album.

import SwiftUI

/// The song that is playing.
struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool

    static func == (one: Song, other: Song) -> Bool {
        one.album == other.album
    }
}

/// What is playing, with its album's cover.
struct NowPlaying: View {
    let song: Song

    @State private var phase = Phase.loading

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
        .task(id: song) { await load() }
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
