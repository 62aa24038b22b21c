import SwiftUI

/// If no tab has the selection's value, the tab view stays on its current tab, or begins with the first tab. A tap on a
/// tab writes the selection.
struct LostTabs: View {
    let input: Int
    @State private var selection = "nowhere"

    var body: some View {
        VStack {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "home") { Page(name: "home") }
                Tab("Mail", systemImage: "envelope", value: "mail") { Page(name: "mail") }
            }
            Text(selection)
            Button("Elsewhere") { selection = "elsewhere" }
        }
    }

    private struct Page: View {
        let name: String

        var body: some View {
            Text("Page \(name)")
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
        }
    }
}
