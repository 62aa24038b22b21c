import SwiftUI

/// An open page updates after a change of any view's state that only the closure of its destination reads.
struct DestinationReadsState: View {
    let input: Int
    @State private var number = 0

    var body: some View {
        NavigationStack {
            NavigationLink("value", value: "page")
            NavigationLink("view") { page("linked") }
                .navigationDestination(for: String.self) { page($0) }
        }
    }

    private func page(_ name: String) -> some View {
        Button("\(name) \(number)") { number += 1 }
    }
}
