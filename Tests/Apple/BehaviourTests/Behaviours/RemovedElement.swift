import SwiftUI

/// An element that moves keeps its state and task. A removed element loses its state and task; a returning element gets
/// new state.
struct RemovedElement: View {
    let input: Int

    private var names: [String] {
        switch input {
        case 0: ["a", "b", "c"]
        case 1: ["b", "a"]
        default: ["c", "b"]
        }
    }

    var body: some View {
        ForEach(names, id: \.self) { name in Element(name: name) }
    }

    private struct Element: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
                .task {
                    print("\(name)'s task starts")
                    try? await Task.sleep(for: .seconds(60))
                    print("\(name)'s task \(Task.isCancelled ? "was cancelled" : "is done")")
                }
        }
    }
}
