import SwiftUI

/// The new view appears before the old view disappears, so the cleanup of the old view can remove data of the new
/// view.
struct TrapCleanUp: View {
    let input: Int
    @State private var player = Player()

    @MainActor final class Player {
        private var playing: String?

        func play(_ song: String) {
            playing = song
            print("plays \(song)")
        }

        func stop() {
            print("stops \(playing ?? "nothing")")
            playing = nil
        }
    }

    var body: some View {
        Text("song \(input)")
            .onAppear { player.play("song \(input)") }
            .onDisappear { player.stop() }
            .id(input)
    }
}
