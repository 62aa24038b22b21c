import SwiftUI

/// A focusable view can read whether the view or a field inside the view has the focus.
struct FocusableView: View {
    let input: Int
    @State private var text = ""
    @FocusState private var isCard: Bool

    var body: some View {
        Card(name: "card") { Text("words") }
            .focusable()
            .focused($isCard)
        Card(name: "form") { TextField("Name", text: $text) }
            .focusable(true) { print("form told: \($0)") }
        Card(name: "closed") { Text("words") }
            .focusable(false)
        Button("card") { isCard = true }
        Button("none") { isCard = false }
    }

    private struct Card<Content: View>: View {
        let name: String
        @ViewBuilder let content: Content
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            Text("\(name): \(isFocused)")
            content
        }
    }
}
