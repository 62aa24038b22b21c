// style: Covers are kept by album: none loads twice, but all of them stay in memory as long as the view.

import SwiftUI

struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

struct NowPlaying: View {
    let song: Song
    @State private var covers: [String: UIImage] = [:]
    @State private var failures: Set<String> = []

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            if let cover = covers[song.album] {
                Image(uiImage: cover).resizable().scaledToFit()
            } else if failures.contains(song.album) {
                Text("Could not load the cover")
            } else {
                ProgressView()
            }
        }
        .task(id: song.album) {
            let album = song.album
            guard covers[album] == nil else { return }
            failures.remove(album)
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://music.example/covers/\(album)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200, let cover = UIImage(data: data)
                else {
                    throw URLError(.badServerResponse)
                }
                covers[album] = cover
            } catch {
                if !Task.isCancelled { failures.insert(album) }
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
