import SwiftUI

/// A `searchFocused` state is true while the search field has the focus.
struct SearchFocus: View {
    enum Place { case search, note }

    let input: Int
    @State private var text = ""
    @State private var note = ""
    @FocusState private var isSearching: Bool
    @FocusState private var place: Place?

    var body: some View {
        NavigationStack {
            Text("searching: \(isSearching), place: \(place.map { "\($0)" } ?? "none")")
            TextField("Note", text: $note).focused($place, equals: .note)
            Button("search") { isSearching = true }
            Button("note") { place = .note }
        }
        .searchable(text: $text)
        .searchFocused($isSearching)
        .searchFocused($place, equals: .search)
    }
}
