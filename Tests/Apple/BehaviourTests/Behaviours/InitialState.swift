import SwiftUI

/// A `@State`'s initial value is created once per place on screen. Through SDK 26, each init of the view
/// creates the value again and drops it.
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
