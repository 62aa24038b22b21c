import SwiftUI

/// A tab is created when first selected. Leaving a tab cancels its task and keeps its state.
struct TabSwitching: View {
    let input: Int

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Page(name: "home") }
            Tab("Mail", systemImage: "envelope") { Page(name: "mail") }
        }
    }

    private struct Page: View {
        let name: String
        @State private var taps = 0

        init(name: String) { self.name = name }

        var body: some View {
            let _ = print("\(name)'s body")
            Button("\(name) \(taps)") { taps += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
                .task {
                    print("\(name) loads")
                    try? await Task.sleep(for: .seconds(10))
                    print("\(name) \(Task.isCancelled ? "was cancelled" : "is loaded")")
                }
        }
    }
}
