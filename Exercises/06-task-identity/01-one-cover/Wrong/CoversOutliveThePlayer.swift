// earns: missed-fetch, wrong-screen
// The kept covers are static, so they outlive the player.
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
    @State private var covers = Covers()

    var body: some View {
        VStack {
            Text(song.isLiked ? "♥ \(song.title)" : song.title)
            Text("\(song.second) s")
            switch covers.phase {
            case .loading: ProgressView()
            case .loaded(let cover): Image(uiImage: cover).resizable().scaledToFit()
            case .failed: Text("Could not load the cover")
            }
        }
        .task(id: song.album) { await covers.show(song.album) }
    }
}

/// Loads covers, and keeps those that it loaded.
@MainActor @Observable
final class Covers {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var phase = Phase.loading
    private static var kept: [String: UIImage] = [:]

    func show(_ album: String) async {
        if let cover = Self.kept[album] {
            phase = .loaded(cover)
            return
        }
        phase = .loading
        let cover = await load(album)
        if Task.isCancelled { return }
        if let cover {
            Self.kept[album] = cover
            phase = .loaded(cover)
        } else {
            phase = .failed
        }
    }

    private func load(_ album: String) async -> UIImage? {
        guard let url = URL(string: "https://music.example/covers/\(album)"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return UIImage(data: data)
    }
}
