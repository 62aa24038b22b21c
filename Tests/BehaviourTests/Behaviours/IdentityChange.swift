import SwiftUI

/// Another id is another view: its state is fresh, and the new one appears before the old one disappears.
struct IdentityChange: View {
    let input: Int

    var body: some View {
        Counter(name: input).id(input)
    }

    private struct Counter: View {
        let name: Int
        @State private var count = 0

        var body: some View {
            Button("count \(count)") { count += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
        }
    }
}
