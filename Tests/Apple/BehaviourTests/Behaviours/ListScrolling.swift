import SwiftUI

/// A row that scrolls out of a list disappears, and the row's task is cancelled. When a row scrolls back into a list,
/// the row appears and the row's task runs again. A row that scrolls away keeps its state.
struct ListScrolling: View {
    let input: Int

    var body: some View {
        List(1...40, id: \.self) { Row(number: $0) }
    }

    private struct Row: View {
        let number: Int
        @State private var taps = 0

        /// Only two rows print their events, because all rows behave alike.
        private var speaks: Bool { number == 2 || number == 30 }

        var body: some View {
            Button("\(number): \(taps)") { taps += 1 }
                .onAppear { if speaks { print("\(number) appears") } }
                .onDisappear { if speaks { print("\(number) disappears") } }
                .task {
                    guard speaks else { return }
                    print("\(number) loads")
                    try? await Task.sleep(for: .seconds(10))
                    print("\(number) \(Task.isCancelled ? "was cancelled" : "is loaded")")
                }
        }
    }
}
