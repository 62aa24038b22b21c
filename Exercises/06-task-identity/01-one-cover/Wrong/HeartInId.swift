// earns: redundant-fetch, wrong-screen, unmet-expectation
// at: .task(id: song.album + (song.isLiked ? "♥" : "")) {
// The id is the album and the heart.

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
        .task(id: song.album + (song.isLiked ? "♥" : "")) {
            phase = .loading
            guard let url = URL(string: "https://music.example/covers/\(song.album)") else { return }
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                try Task.checkCancellation()
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
}
