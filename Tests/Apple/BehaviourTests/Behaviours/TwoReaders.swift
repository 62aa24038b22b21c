import SwiftUI

/// A write off the main actor gives one finding, for any number of bodies that read the model.
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
