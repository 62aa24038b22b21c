import Combine
import SwiftUI

/// A change of any `@Published` property runs the body of every view that watches the object, once per turn of the main
/// queue. Views that do not watch the written object do not run.
struct CombineWrites: View {
    let input: Int
    @StateObject private var model = Model()

    final class Model: ObservableObject {
        @Published var shown = 0
        @Published var hidden = 0
        var plain = 0
        let inner = Inner()

        final class Inner: ObservableObject { @Published var value = 0 }
    }

    var body: some View {
        let _ = print("body shows \(model.shown)")
        Button("hidden") { model.hidden += 1 }
        Button("plain") { model.plain += 1 }
        Button("inner") { model.inner.value += 1 }
        Button("twice") {
            model.shown += 1
            model.shown += 1
        }
        Button("equal") { model.shown = model.shown }
        Unaware(model: model)
        Stepper(shown: $model.shown)
    }

    struct Unaware: View {
        let model: Model
        var body: some View {
            let _ = print("unaware body runs")
            Text("unaware")
        }
    }

    struct Stepper: View {
        @Binding var shown: Int
        var body: some View {
            let _ = print("stepper's body shows \(shown)")
            Button("step") { shown += 1 }
        }
    }
}
