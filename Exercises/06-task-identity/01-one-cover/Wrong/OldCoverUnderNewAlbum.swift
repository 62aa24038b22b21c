// earns: wrong-screen
// The last cover stays on screen until the next one is loaded.

import SwiftUI

struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

struct NowPlaying: View {
    let song: Song
    @State private var cover: UIImage?
    @State private var failed = false

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            if failed {
                Text("Could not load the cover")
            } else if let cover {
                Image(uiImage: cover).resizable().scaledToFit()
            } else {
                ProgressView()
            }
        }
        .task(id: song.album) {
            failed = false
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://music.example/covers/\(song.album)"))
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
