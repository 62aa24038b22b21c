import SwiftUI

/// With the text field of 2019, editing starts with the first letter; return runs `onCommit`, then ends editing.
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
