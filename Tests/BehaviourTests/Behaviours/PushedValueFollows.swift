import SwiftUI

/// The page of a value follows what the closure of its destination captured, as it follows the state it reads.
struct PushedValueFollows: View {
    let input: Int

    var body: some View {
        NavigationStack {
            NavigationLink("open", value: 7)
                .navigationDestination(for: Int.self) { Page(number: $0, captured: input) }
        }
    }

    private struct Page: View {
        let number: Int
        let captured: Int
        @State private var taps = 0

        var body: some View {
            Button("page \(number), captured \(captured), taps \(taps)") { taps += 1 }
                .onDisappear { print("page disappears") }
        }
    }
}
