// style: The phase stores its album: no frame shows the old cover, but the body has to compare.

import SwiftUI

struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

struct NowPlaying: View {
    let song: Song
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(UIImage, of: String)
        case failed(of: String)
    }

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            switch phase {
            case .loaded(let cover, of: song.album): Image(uiImage: cover).resizable().scaledToFit()
            case .failed(of: song.album): Text("Could not load the cover")
            case .loading, .loaded, .failed: ProgressView()
            }
        }
        .task(id: song.album) {
            let album = song.album
            phase = .loading
            guard let url = URL(string: "https://music.example/covers/\(album)") else { return }
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                try Task.checkCancellation()
                guard (response as? HTTPURLResponse)?.statusCode == 200, let cover = UIImage(data: data)
                else {
                    throw URLError(.badServerResponse)
                }
                phase = .loaded(cover, of: album)
            } catch {
                if Task.isCancelled { return }
                phase = .failed(of: album)
            }
        }
    }
}
