import SwiftUI

/// The line `open` works for a link, a menu and a disclosure group, but not for a disabled link or a plain button.
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
