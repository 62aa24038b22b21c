import SwiftUI

/// The focus follows the user's typing and the app's writes. While the focus is elsewhere, the focus state is
/// nil or false.
struct FocusedField: View {
    let input: Int
    @State private var texts = ["", "", ""]
    @FocusState private var focus: Field?
    @FocusState private var isSearching: Bool

    private enum Field: Hashable { case name, mail, nowhere }

    var body: some View {
        Text("focus on \(focus.map { "\($0)" } ?? "nothing"), \(isSearching ? "searching" : "idle")")
        VStack {
            if input == 0 { TextField("Name", text: $texts[0]).focused($focus, equals: .name) }
            TextField("Mail", text: $texts[1]).focused($focus, equals: .mail).onSubmit { focus = .name }
            TextField("Search", text: $texts[2]).focused($isSearching)
            TextField("Plain", text: $texts[2])
        }
        .onChange(of: focus) { old, new in
            print("\(old.map { "\($0)" } ?? "nothing") -> \(new.map { "\($0)" } ?? "nothing")")
        }
        Button("mail") { focus = .mail }
        Button("search") { isSearching = true }
        Button("nowhere") { focus = .nowhere }
        Button("done") { focus = nil }
    }
}
