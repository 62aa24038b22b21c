import SwiftUI

/// `dismiss` on a page pops that page and the pages above it, even in a sheet. On the stack's root, `dismiss`
/// closes the sheet.
struct PageInSheet: View {
    let input: Int
    @State private var shows = false

    var body: some View {
        Button("open") { shows = true }
            .sheet(isPresented: $shows) {
                NavigationStack {
                    Page(name: "root")
                    NavigationLink("one") {
                        Page(name: "one")
                        NavigationLink("two") { Page(name: "two") }
                    }
                }
            }
    }

    private struct Page: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text("\(name) \(isPresented ? "presented" : "alone")")
            Button("leave \(name)") { dismiss() }
        }
    }
}
