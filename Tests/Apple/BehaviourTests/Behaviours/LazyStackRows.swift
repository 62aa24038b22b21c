import SwiftUI

/// A lazy stack creates rows when the rows scroll into view, and keeps the state of the rows.
struct LazyStackRows: View {
    let input: Int

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(1...30, id: \.self) { Row(number: $0) }
            }
        }
    }

    private struct Row: View {
        let number: Int
        @State private var taps = 0

        var body: some View {
            Button("\(number): \(taps)") { taps += 1 }
                .onAppear { if number.isMultiple(of: 10) { print("\(number) appears") } }
                .onDisappear { if number.isMultiple(of: 10) { print("\(number) disappears") } }
        }
    }
}
