import SwiftUI

/// A body that creates a link to a page also creates the page, in every form of link. A link with a value creates its
/// page when the page is pushed. While a page is open, a body run of the view with the link also updates the page.
struct EagerDestination: View {
    let input: Int
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("closure") { Page("closure", input) }
                NavigationLink {
                    Page("label", input)
                } label: {
                    Text("label")
                }
                NavigationLink("argument", destination: Page("argument", input))
                NavigationLink("value", value: 7)
                NavigationLink("nowhere", value: Int?.none)
                Button("show") { isShown = true }
            }
            .navigationDestination(for: Int.self) { Page("value", $0) }
            .navigationDestination(isPresented: $isShown) { Page("presented", input) }
        }
    }

    private struct Page: View {
        let name: String
        let number: Int
        @State private var taps = 0

        init(_ name: String, _ number: Int) {
            self.name = name
            self.number = number
            print("made: \(name)")
        }

        var body: some View {
            Button("\(name) \(number), \(taps)") { taps += 1 }
        }
    }
}
