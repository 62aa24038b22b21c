import SwiftUI

/// An optional view keeps its state when the view's value changes, and loses the state when the view becomes nil.
struct OptionalContent: View {
    let input: Int

    var body: some View {
        let counter: Counter? = input == 0 ? nil : Counter(name: input)
        counter
        if let name = input == 2 ? "two" : nil { Text(name) }
    }

    private struct Counter: View {
        let name: Int
        @State private var taps = 0

        var body: some View {
            Button("\(name) taps \(taps)") { taps += 1 }
                .onAppear { print("appears with \(name)") }
                .onDisappear { print("disappears with \(name)") }
        }
    }
}
