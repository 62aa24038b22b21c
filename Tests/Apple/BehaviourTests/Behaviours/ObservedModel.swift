import SwiftUI

/// A change of a model property runs only the bodies that read the property.
struct ObservedModel: View {
    let input: Int
    @State private var model = Model()

    @Observable final class Model {
        var shown = 0
        var hidden = 0
        @ObservationIgnored var ignored = 0
    }

    var body: some View {
        let _ = print("body shows \(model.shown)")
        Button("shown") { model.shown += 1 }
        Button("hidden") { model.hidden += 1 }
        Button("ignored") { model.ignored += 1 }
    }
}
