// earns: unowned-task, missing-cancellation
// at: guard loaded[album] == nil else { return }
// A change to an album whose cover is kept does not cancel the load of the album before.
import SwiftUI

struct Song: Equatable {
    var title: String
    var album: String
    var second: Int
    var isLiked: Bool
}

// An observable model keeps loaded covers of earlier albums and owns its task.
struct NowPlaying: View {
    let song: Song
    @State private var covers = Covers()

    var body: some View {
        VStack {
            Text((song.isLiked ? "♥ " : "") + song.title)
            Text("\(song.second) s")
            switch covers.state(of: song.album) {
            case .waiting: ProgressView()
            case .here(let image): Image(uiImage: image).resizable().scaledToFit()
            case .missing: Text("Could not load the cover")
            }
        }
        .onChange(of: song.album, initial: true) { _, album in covers.play(album) }
        .onDisappear { covers.stop() }
    }
}

@MainActor @Observable
private final class Covers {
    enum State {
        case waiting
        case here(UIImage)
        case missing
    }

    private var loaded: [String: UIImage] = [:]
    private var failed: String?
    @ObservationIgnored private var task: Task<Void, Never>?

    func state(of album: String) -> State {
        if let image = loaded[album] { return .here(image) }
        return failed == album ? .missing : .waiting
    }

    func play(_ album: String) {
        failed = nil
        guard loaded[album] == nil else { return }
        stop()
        task = Task {
            let image = try? await download(album)
            guard !Task.isCancelled else { return }
            if let image { loaded[album] = image } else { failed = album }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    private func download(_ album: String) async throws -> UIImage {
        let (data, response) = try await URLSession.shared.data(
            from: (URL(string: "https://music.example/covers/\(album)") ?? URL(filePath: "/")))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeRawData) }
        return image
    }
}
