import SwiftUI

/// An inner gesture wins over outer gestures without high priority. A simultaneous gesture is always recognized.
struct GestureRanks: View {
    let input: Int

    var body: some View {
        VStack { Button("Plain") { print("plain") } }
            .gesture(TapGesture().onEnded { print("never") })
        Button("Beside") { print("button") }
            .simultaneousGesture(TapGesture().onEnded { print("beside") })
        Button("Prior") { print("never") }
            .highPriorityGesture(TapGesture().onEnded { print("prior") })
        VStack { Text("Inner").onTapGesture { print("inner") } }
            .onTapGesture { print("never") }
        VStack { Text("Dragged").onTapGesture { print("never") } }
            .gesture(DragGesture().onEnded { _ in print("outer") })
        Text("Off").gesture(TapGesture().onEnded { print("never") }, including: .subviews)
        Text("Disabled").onLongPressGesture { print("never") }.disabled(true)
    }
}
