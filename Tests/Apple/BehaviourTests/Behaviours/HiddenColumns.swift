import SwiftUI

/// A split view shows the columns that its binding names. A hidden column stays alive.
struct HiddenColumns: View {
    let input: Int
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            Column(name: "sidebar")
        } content: {
            Column(name: "content")
        } detail: {
            Button("two columns") { visibility = .doubleColumn }
            Button("detail only") { visibility = .detailOnly }
            Button("all") { visibility = .all }
        }
    }

    private struct Column: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
        }
    }
}
