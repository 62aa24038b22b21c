import SwiftUI

/// An open page updates when state changes that only its destination's closure reads, whichever view has the state.
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
