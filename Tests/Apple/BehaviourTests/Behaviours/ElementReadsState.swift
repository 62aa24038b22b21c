import SwiftUI

/// If only a `ForEach` closure reads a state, a change of the state runs the body of the view with the state.
struct ElementReadsState: View {
    let input: Int
    @State private var chosen = 0
    @State private var model = Model()

    @Observable final class Model { var mark = "*" }

    var body: some View {
        let _ = print("body")
        Button("next") {
            chosen += 1
            model.mark = "!"
        }
        ForEach(0..<2) { index in Text(index == chosen ? "\(index)\(model.mark)" : "\(index)") }
    }
}
