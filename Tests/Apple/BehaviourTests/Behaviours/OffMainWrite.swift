import SwiftUI

/// A task writes an on-screen model off the main actor.
struct OffMainWrite: View {
    let input: Int
    @State private var model = Model()

    @Observable final class Model: @unchecked Sendable { var number = 0 }

    var body: some View {
        Text("\(model.number)")
        Button("write") {
            let model = model
            Task.detached {
                print("on main: \(Thread.isMainThread)")
                model.number = 1
            }
        }
    }
}
