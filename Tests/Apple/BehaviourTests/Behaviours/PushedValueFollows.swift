import SwiftUI

/// A pushed page updates after a change of a value that the closure of its destination captured: an input of the
/// declaring view, or state that no other view reads.
struct PushedValueFollows: View {
    let input: Int

    var body: some View {
        NavigationStack { Declaring(input: input) }
    }

    private struct Declaring: View {
        let input: Int
        @State private var count = 0

        var body: some View {
            // The body reads `count`, so that the closure captures a number.
            let counted = count
            NavigationLink("open", value: 7)
                .navigationDestination(for: Int.self) { number in
                    Page(number: number, captured: input, counted: counted) { count += 1 }
                }
        }
    }

    private struct Page: View {
        let number: Int
        let captured: Int
        let counted: Int
        let countUp: () -> Void
        @State private var taps = 0

        var body: some View {
            VStack {
                Text("page \(number), captured \(captured), counted \(counted), taps \(taps)")
                Button("tap") { taps += 1 }
                Button("count") { countUp() }
            }
            .onDisappear { print("page disappears") }
        }
    }
}
