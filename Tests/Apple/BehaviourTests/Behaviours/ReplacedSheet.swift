import SwiftUI

/// Another item dismisses the sheet and presents a new sheet, after the old content has disappeared.
struct ReplacedSheet: View {
    let input: Int
    @State private var item: Item?

    private struct Item: Identifiable {
        let id: Int
        var words = "first words"
    }

    var body: some View {
        Button("open") { item = Item(id: 1) }
            .sheet(item: $item, onDismiss: { print("dismissed") }) { Content(id: $0.id, words: $0.words) }
            .onChange(of: input) {
                item = input == 1 ? Item(id: 1, words: "other words") : input == 2 ? Item(id: 2) : nil
            }
    }

    private struct Content: View {
        let id: Int
        let words: String
        @State private var taps = 0

        var body: some View {
            Button("sheet \(id), \(taps), \(words)") { taps += 1 }
                .onAppear { print("appear \(id)") }
                .onDisappear { print("disappear \(id)") }
        }
    }
}
