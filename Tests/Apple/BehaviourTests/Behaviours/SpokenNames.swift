import SwiftUI

/// A control with only a picture is named by its accessibility label. A control with text is named by the text.
struct SpokenNames: View {
    let input: Int
    @State private var isPlaying = false

    var body: some View {
        Button {
            isPlaying.toggle()
        } label: {
            Image(systemName: isPlaying ? "pause" : "play")
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        Button {
            print("added")
        } label: {
            Image(systemName: "plus").accessibilityLabel(Text("Add"))
        }
        Button("Remove") { print("removed") }
            .accessibilityLabel("Take out of the list")
        Button {
            print("closed")
        } label: {
            Image(systemName: "xmark")
        }
        .accessibilityLabel("Close", isEnabled: false)
        HStack {
            Text("Volume")
            Button {
                print("louder")
            } label: {
                Image(systemName: "speaker")
            }
        }
        .accessibilityElement(children: .combine)
    }
}
