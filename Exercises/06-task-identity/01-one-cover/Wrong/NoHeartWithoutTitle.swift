// earns: wrong-screen
// A liked song without a title shows no heart.
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

    private enum Phase {
        case loading
        case loaded(UIImage, album: String)
        case failed(album: String)
    }

    var body: some View {
        VStack {
            Text(song.isLiked && !song.title.isEmpty ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            switch phase {
            case .loaded(let cover, song.album): Image(uiImage: cover).resizable().scaledToFit()
            case .failed(song.album): Text("Could not load the cover")
            default: ProgressView()
            }
        }
        .task(id: song.album) { await load(song.album) }
    }

    private func load(_ album: String) async {
        phase = .loading
        do {
            guard let url = URL(string: "https://music.example/covers/\(album)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture, album: album)
        } catch {
            if Task.isCancelled { return }
            phase = .failed(album: album)
        }
    }
}
