// earns: wrong-screen
// The title is read as Markdown, so its stars are missing.

import SwiftUI

/// The song that is playing.
struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

struct NowPlaying: View {
    let song: Song

    @State private var cover: Cover?

    private struct Cover {
        let album: String
        let result: Result<UIImage, any Error>
    }

    var body: some View {
        VStack {
            Text(LocalizedStringKey(song.isLiked ? "♥ \(song.title)" : song.title))
            Text("\(song.second) s")
            if let cover, cover.album == song.album {
                switch cover.result {
                case .success(let image): Image(uiImage: image).resizable().scaledToFit()
                case .failure: Text("Could not load the cover")
                }
            } else {
                ProgressView()
            }
        }
        .task(id: song.album) {
            let album = song.album
            cover = nil
            let result: Result<UIImage, any Error>
            do {
                result = .success(try await Self.image(of: album))
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            cover = Cover(album: album, result: result)
        }
    }

    private static func image(of album: String) async throws -> UIImage {
        guard let url = URL(string: "https://music.example/covers/\(album)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        guard let image = UIImage(data: data) else {
            throw URLError(.cannotDecodeContentData)
        }
        return image
    }
}
