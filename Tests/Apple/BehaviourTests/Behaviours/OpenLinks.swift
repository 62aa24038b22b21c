import SwiftUI

/// A link, a menu and a group that `open` opens, a link that `open` cannot open, and a button that opens nothing.
struct OpenLinks: View {
    let input: Int
    @State private var sorted = false

    var body: some View {
        let order = sorted ? "by price" : "by name"
        NavigationStack {
            NavigationLink("Shoes") { OpenedPage() }
            NavigationLink("Sold out", value: Int?.none)
            Menu("More") { Button("Sort") { sorted.toggle() } }
            DisclosureGroup("Details") { Text(order) }
            Button("Buy") {}
        }
    }
}

private struct OpenedPage: View {
    var body: some View { Text("Sneakers") }
}
