import SwiftUI

/// `@Bindable` makes bindings to a model's properties. A body that reads through a binding runs after a
/// write; a body that only passes the binding on does not.
struct BoundModel: View {
    let input: Int
    @State private var model = Model()

    @Observable final class Model { var number = 1 }

    var body: some View {
        let _ = print("root's body")
        Passing(model: model)
        if input == 1 {
            @Bindable var local = model
            Child(name: "local", number: $local.number)
        }
    }

    private struct Passing: View {
        @Bindable var model: Model

        var body: some View {
            let _ = print("passing's body")
            Child(name: "child", number: $model.number)
        }
    }

    private struct Child: View {
        let name: String
        @Binding var number: Int

        var body: some View {
            let _ = print("\(name)'s body \(number)")
            Button("\(name) \(number)") { number += 1 }
        }
    }
}
