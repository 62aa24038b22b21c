import SwiftUI

/// The focus starts in the field that `defaultFocus` names, unless the app has moved the focus.
struct DefaultFocus: View {
    let input: Int
    @State private var name = ""
    @State private var note = ""
    @FocusState private var focus: Field?
    @FocusState private var isInComment: Bool

    private enum Field: String { case name, note }

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($focus, equals: .name)
            TextField("Note", text: $note).focused($focus, equals: .note)
            Text(focus == .note ? "in note" : focus == .name ? "in name" : "nowhere")
        }
        .defaultFocus($focus, .note)
        .onChange(of: focus) { print("focus: \($1?.rawValue ?? "nowhere")") }
        if input == 1 {
            VStack {
                TextField("Comment", text: $note).focused($isInComment)
                Text(isInComment ? "in comment" : "not in comment")
            }
            .defaultFocus($isInComment, true)
        }
    }
}
