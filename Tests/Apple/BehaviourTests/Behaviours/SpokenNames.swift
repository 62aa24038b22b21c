import SwiftUI

/// A control that shows only a picture is known by its accessibility label. What says something in words is known by that.
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
