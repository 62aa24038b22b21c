import SwiftUI

/// A covered page keeps its state, but not its task. A popped page loses its state and tasks. The page below appears
/// and restarts its task. A link to a value, a link to a view and a path push pages in the same way.
struct NavigationPushPop: View {
    let input: Int
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Page(name: "root") {
                NavigationLink("value", value: 1)
                NavigationLink("view") {
                    Page(name: "view") { NavigationLink("value above", value: 7) }
                }
                Button("deep") { path = [1, 2] }
            }
            .navigationDestination(for: Int.self) { number in
                Page(name: "page \(number)") {
                    NavigationLink("further", value: number + 1)
                    Button("home") { path = [] }
                }
            }
        }
    }

    private struct Page<Links: View>: View {
        let name: String
        @ViewBuilder let links: Links
        @State private var taps = 0

        var body: some View {
            VStack {
                Button("\(name) \(taps)") { taps += 1 }
                links
            }
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
