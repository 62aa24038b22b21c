// earns: wrong-screen
// The error of a failed cover stays on screen for the next album.

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
    @State private var error: String?

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            if let cover {
                Image(uiImage: cover).resizable().scaledToFit()
            } else if let error {
                Text(error)
            } else {
                ProgressView()
            }
        }
        .task(id: song.album) {
            cover = nil
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://music.example/covers/\(song.album)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                cover = UIImage(data: data)
                if cover == nil { error = "Could not load the cover" }
            } catch {
                if !Task.isCancelled { self.error = "Could not load the cover" }
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
