// earns: wrong-screen
// The view is compared by its album alone, so title, heart and seconds stay as they were.

import SwiftUI

struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

struct NowPlaying: View {
    let song: Song

    var body: some View {
        Player(song: song).equatable()
    }
}

struct Player: View, Equatable {
    let song: Song
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    nonisolated static func == (one: Player, other: Player) -> Bool {
        one.song.album == other.song.album && one.song.title == other.song.title
            && one.song.second == other.song.second
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
        .task(id: song.album) { await load() }
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
