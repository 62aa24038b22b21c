import Combine
import SwiftUI

/// A `@StateObject` creates one model per identity. An `@ObservedObject` gets a new model from each parent body run.
struct CombineOwnership: View {
    let input: Int

    final class Model: ObservableObject {
        let name: String
        @Published var count = 0

        init(_ name: String) {
            self.name = name
            print("made \(name)")
        }
    }

    var body: some View {
        Owner(input: input).id(input / 10)
        Watcher(model: Model("watched at \(input)"))
    }

    struct Owner: View {
        let input: Int
        @StateObject private var model = Model("owned")

        var body: some View {
            let _ = print("owner's body, count \(model.count)")
            Button("count owned") { model.count += 1 }
        }
    }

    struct Watcher: View {
        @ObservedObject var model: Model

        var body: some View {
            let _ = print("watcher's body, count \(model.count)")
            Button("count watched") { model.count += 1 }
        }
    }
}
