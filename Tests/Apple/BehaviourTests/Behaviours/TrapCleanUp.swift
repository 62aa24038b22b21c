import SwiftUI

/// The new view appears before the old view disappears. The old view's cleanup can therefore remove the new view's
/// data.
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
