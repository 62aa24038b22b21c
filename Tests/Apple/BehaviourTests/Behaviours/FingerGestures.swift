import SwiftUI

/// Gestures follow the finger: they start, change and end, and their state resets at the end.
struct FingerGestures: View {
    let input: Int
    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressing = false
    @State private var place = 0.0

    var body: some View {
        let _ = print("offset \(offset.width)")
        Text("Card")
            .gesture(
                DragGesture()
                    .updating($offset) { value, state, _ in state = value.translation }
                    .onChanged { print("changed \($0.translation.width)") }
                    .onEnded { value in
                        place += value.predictedEndTranslation.width
                        print("ended at \(place)")
                    })
        Text("Photo")
            .onLongPressGesture(minimumDuration: 1) {
                print("pressed")
            } onPressingChanged: {
                print("pressing \($0)")
            }
        Text("Map")
            .gesture(
                LongPressGesture()
                    .updating($isPressing) { value, state, _ in state = value }
                    .sequenced(before: DragGesture())
                    .onEnded { value in
                        if case .second(true, let drag?) = value { print("moved by \(drag.translation)") }
                    })
        Text("Either").gesture(
            TapGesture().onEnded { print("tapped") }
                .exclusively(before: DragGesture().onEnded { _ in print("dragged") }))
        Text("Both").gesture(
            DragGesture().onEnded { _ in print("first") }
                .simultaneously(with: DragGesture().onEnded { _ in print("second") }))
        Text("Twice").onTapGesture(count: 2) { place in print("at \(place.x)") }
    }
}
