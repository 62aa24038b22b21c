import SwiftUI

/// What `open` follows, beside one button that only acts.
struct OpenLinks: View {
    let input: Int
    @State private var sorted = false

    var body: some View {
        NavigationStack {
            NavigationLink("Shoes") { OpenedPage() }
            NavigationLink("Sold out", value: Int?.none)
            Menu("More") { Button("Sort") { sorted.toggle() } }
            DisclosureGroup("Details") { Text(sorted ? "by price" : "by name") }
            Button("Buy") {}
        }
    }
}

private struct OpenedPage: View {
    var body: some View { Text("Sneakers") }
}
