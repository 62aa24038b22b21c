// earns: unowned-task, missing-cancellation, wrong-screen
// at: .onAppear { Task { await load(song.album) } }
// onAppear and onChange each start a Task, and nothing cancels it.

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
            if let cover {
                Image(uiImage: cover).resizable().scaledToFit()
            } else if failed {
                Text("Could not load the cover")
            } else {
                ProgressView()
            }
        }
        .onAppear { Task { await load(song.album) } }
        .onChange(of: song.album) { _, album in
            Task { await load(album) }
        }
    }

    private func load(_ album: String) async {
        cover = nil
        failed = false
        let url = link("https://music.example/covers/\(album)")
        guard let (data, _) = try? await URLSession.shared.data(from: url), album == song.album else {
            return
        }
        cover = UIImage(data: data)
        failed = cover == nil
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
