// earns: unowned-task, missing-cancellation
// looks right in: playing, slow-connection, next-song, next-album, played-out, to-and-fro
// at: loading = Task { await load() }
// Each album cancels the load before it. Nothing cancels the last one.

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
    @State private var loading: Task<Void, Never>?

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
        .onChange(of: song.album, initial: true) {
            loading?.cancel()
            loading = Task { await load() }
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
