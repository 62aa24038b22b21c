import SwiftUI

/// A model that two bodies read is written off the main actor: one finding, for any number of readers.
struct TwoReaders: View {
    let input: Int
    @State private var model = Model()

    @Observable final class Model: @unchecked Sendable { var number = 0 }

    struct Reader: View {
        let model: Model
        var body: some View { Text("also \(model.number)") }
    }

    var body: some View {
        Text("\(model.number)")
        Reader(model: model)
        Button("write") {
            let model = model
            Task.detached { model.number = 1 }
        }
    }
}
