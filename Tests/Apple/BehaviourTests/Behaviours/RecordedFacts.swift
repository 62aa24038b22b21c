import SwiftUI

/// A view whose run contains every kind of recorded fact.
struct RecordedFacts: View {
    let input: Int
    @State private var model = Model()
    @StateObject private var object = Object()
    @State private var count = 0

    @MainActor @Observable final class Model { var words = "none" }
    final class Object: ObservableObject { @Published var isBusy = false }

    var body: some View {
        Text("\(model.words) \(count)")
            .id(input)
            .task(id: input) {
                model.words = object.isBusy ? "busy" : "loaded"
                guard input == 1, let url = URL(string: "https://a.example/1") else { return }
                _ = try? await URLSession.shared.data(from: url)
            }
            .onChange(of: input) { count = input }
        if input == 1 { Row(count: $count) }
        Button("off main") {
            let count = $count
            Task.detached { count.wrappedValue = 7 }
        }
    }

    struct Row: View {
        @Binding var count: Int
        var body: some View { Text("row").onAppear { count += 10 } }
        let box = Box()
        final class Box {}
    }
}
