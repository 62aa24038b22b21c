import SwiftUI

/// A `@State`'s initial value is created once per place on screen. Apps built with SDK 26 or earlier create the value
/// again at each init of the view, and drop the copy.
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
