import SwiftUI

/// The first value of a `@State` is made once for each place on screen; through SDK 26 it is made at each init of the
/// view, and thrown away after the first.
struct InitialState: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        let _ = print("parent's body \(count)")
        Button("again") { count += 1 }
        Child(count: count)
    }

    private struct Child: View {
        let count: Int
        @State private var model = Model()

        var body: some View {
            let _ = print("child's body")
            Text("\(model.name)")
        }
    }

    @Observable final class Model {
        var name = "model"
        init() { print("a model is made") }
    }
}
