import SwiftUI

/// An edit button starts and ends editing of the lists in its stack. Suggestions show while a search has text.
struct EditedRows: View {
    let input: Int
    @State private var chosen: Set<String> = []
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(["Ada", "Bob"], id: \.self, selection: $chosen) { Text($0) }
                .toolbar { EditButton() }
                .searchable(text: $text, prompt: "Names")
                .searchSuggestions {
                    Text("Complete").searchCompletion("Ada")
                }
        }
        Text("chosen: \(chosen.sorted().joined(separator: ","))")
    }
}
