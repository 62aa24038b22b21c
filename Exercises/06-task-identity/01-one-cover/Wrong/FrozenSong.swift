// earns: wrong-screen
// The init copies the song into state, and .id(album) renews it only when the album changes.

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
        VStack {
            Header(song: song)
                .id(song.album)
            AlbumCover(album: song.album)
                .id(song.album)
        }
    }
}

struct Header: View {
    @State private var song: Song

    init(song: Song) { _song = State(initialValue: song) }

    var body: some View {
        Text(song.isLiked ? "♥ \(song.title)" : song.title)
        Text("\(song.second) s")
    }
}

struct AlbumCover: View {
    let album: String
    @State private var cover: UIImage?
    @State private var failed = false

    var body: some View {
        ZStack {
            if let cover {
                Image(uiImage: cover).resizable().scaledToFit()
            } else if failed {
                Text("Could not load the cover")
            } else {
                ProgressView()
            }
        }
        .task {
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://music.example/covers/\(album)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                cover = UIImage(data: data)
                failed = cover == nil
            } catch {
                failed = !Task.isCancelled
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
