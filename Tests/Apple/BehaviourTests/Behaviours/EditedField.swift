import SwiftUI

/// The field of 2019: it is edited from its first letter to the return key, which commits it first.
struct EditedField: View {
    let input: Int
    @State private var text = ""

    var body: some View {
        TextField(
            "Search", text: $text, onEditingChanged: { print($0 ? "editing" : "done") },
            onCommit: { print("commit \(text)") }
        )
        .onSubmit { print("submit \(text)") }
    }
}
